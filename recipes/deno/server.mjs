import { createHandler } from 'nirayana/http';

const astro = createHandler({ basePath: '/astro' });

Deno.serve({ port: Number(Deno.env.get('PORT') ?? 3000), hostname: '127.0.0.1' }, (request) => {
  const { pathname } = new URL(request.url);
  return pathname === '/' ? new Response('The rest of the application.') : astro(request);
});
