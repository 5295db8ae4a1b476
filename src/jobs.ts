export {
  type AccountlessOptions,
  type AccountsOptions,
  createJobsService,
  type JobsOptions,
  type JobsService,
} from './adapters/account/service.js';
export type { LimitedOptions, UnlimitedOptions } from './adapters/http/calculation.js';
export type { Handler } from './adapters/http/handler.js';
export { httpInterpreter } from './adapters/jobs/http-interpreter.js';

export type {
  InterpretationRequest,
  InterpretationStep,
  InterpretedSentence,
  Interpreter,
  StatedField,
  Statement,
} from './jobs/interpretation.js';
