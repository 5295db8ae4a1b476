export type {
  InterpretationRequest,
  InterpretationStep,
  InterpretedSentence,
  Interpreter,
  StatedField,
  Statement,
} from '../jobs/interpretation.js';
export {
  type AccountlessOptions,
  type AccountsOptions,
  createJobsService,
  type JobsOptions,
  type JobsService,
} from '../service/account/service.js';
export type { LimitedOptions, UnlimitedOptions } from '../service/http/calculation.js';
export type { Handler } from '../service/http/handler.js';
export { httpInterpreter } from '../service/jobs/http-interpreter.js';
