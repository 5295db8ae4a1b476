import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createHandler } from 'nirayana/http';

const app = new Hono();
const astro = createHandler({ basePath: '/astro' });

app.all('/astro/*', (context) => astro(context.req.raw));
app.get('/', (context) => context.text('The rest of the application.'));

serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000), hostname: '127.0.0.1' });
