import Fastify from 'fastify';
import { createHandler } from 'nirayana/http';
import { toNodeListener } from 'nirayana/node';

const app = Fastify();
const listener = toNodeListener(createHandler({ basePath: '/astro' }));

app.register(async (astro) => {
  // The handler reads its bodies itself. What is set here holds inside of this plugin only.
  astro.removeAllContentTypeParsers();
  astro.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const take = (request, reply) => {
    reply.hijack();
    listener(request.raw, reply.raw);
  };
  astro.all('/astro', take);
  astro.all('/astro/*', take);
});

app.get('/', () => 'The rest of the application.');

await app.listen({ port: Number(process.env.PORT ?? 3000), host: '127.0.0.1' });
