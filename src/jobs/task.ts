import type { ToldConventions } from '../calculation/conventions.js';
import type { CareerDnaRequest } from './request.js';

/** The reading of one birth for livelihood. */
export interface CareerDnaTask {
  readonly kind: 'career-dna';
  readonly input: CareerDnaRequest;
  readonly options: ToldConventions;
}

/** One tool, asked about many inputs, which are kept apart from it. */
export interface CalculationsTask {
  readonly kind: 'calculations';
  /** Slug of the tool. */
  readonly tool: string;
  /** Where links in the answers point. */
  readonly baseUrl: string;
  readonly options: ToldConventions;
}

/** What a job is to do. */
export type Task = CareerDnaTask | CalculationsTask;

/** The result of a job of many inputs. */
export interface CalculationsResult {
  readonly tool: string;
  readonly input_count: number;
  /** Inputs without an answer, whose credits were returned. */
  readonly failed_count: number;
  /** Path to read the answers at. */
  readonly results_url: string;
}
