import express from 'express';
import { createHandler } from 'nirayana/http';
import { toNodeListener } from 'nirayana/node';

const app = express();

// Before express.json(): the handler reads its bodies itself.
app.use('/astro', toNodeListener(createHandler({ basePath: '/astro' })));

app.use(express.json());
app.get('/', (_request, response) => response.send('The rest of the application.'));

app.listen(Number(process.env.PORT ?? 3000), '127.0.0.1');
