import { createHandler } from 'nirayana/http';

const astro = createHandler({ basePath: '/astro' });

Bun.serve({
  port: Number(process.env.PORT ?? 3000),
  hostname: '127.0.0.1',
  routes: {
    '/': new Response('The rest of the application.'),
  },
  fetch: (request) => astro(request),
});
