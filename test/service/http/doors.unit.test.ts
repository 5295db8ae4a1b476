import { handlerWith } from '../../../src/service/http/handler.js';
import { doorMatrix } from '../../support/door-matrix.js';

doorMatrix('the plain handler', (options) => ({ handle: handlerWith(options) }));
