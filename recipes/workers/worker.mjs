import { createHandler } from 'nirayana/http';

const handle = createHandler({ basePath: '/astro' });

export default {
  fetch(request) {
    const { pathname } = new URL(request.url);
    return pathname === '/' ? new Response('The rest of the application.') : handle(request);
  },
};
