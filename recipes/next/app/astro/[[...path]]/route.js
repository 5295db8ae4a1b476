import { createHandler } from 'nirayana/http';

const handle = createHandler({ basePath: '/astro' });

export { handle as GET, handle as HEAD, handle as OPTIONS, handle as POST };
