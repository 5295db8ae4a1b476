import {
  type Answer,
  passedFields,
  type SelectedColumn,
  type SelectedRow,
  selectedColumns,
  selectedRow,
  withoutPassed,
} from '../../calculation/selection.js';
import type { AnyTool } from '../../calculation/tool.js';
import { csvCell } from '../web/csv.js';
import type { TableAsked, TableForm } from './chunk.js';

/** A table of answers, written row by row. */
export class ResultTable {
  readonly columns: readonly SelectedColumn[];
  readonly #passed: readonly string[];
  readonly #form: TableForm;

  /** @throws UnknownPath */
  constructor(tool: AnyTool, { select, passed, as, kinds }: TableAsked) {
    this.columns = selectedColumns(tool, select, passed, kinds);
    this.#passed = passedFields(tool, this.columns);
    this.#form = as;
  }

  /** What stands before the first row. */
  get head(): string {
    return this.#form === 'ndjson' || this.#form === 'rows' ? '' : this.#joined(this.columns.map(({ name }) => name));
  }

  /** A record as the tool takes it. */
  inputOf(record: unknown): unknown {
    return withoutPassed(record, this.#passed);
  }

  row(answer: Answer): SelectedRow {
    return selectedRow(this.columns, answer);
  }

  line(answer: Answer): string {
    if (this.#form === 'ndjson') return `${JSON.stringify(this.row(answer))}\n`;
    const values = this.columns.map(({ read }) => read(answer));
    return this.#form === 'rows' ? `${JSON.stringify(values)}\n` : this.#joined(values);
  }

  #joined(values: readonly unknown[]): string {
    return `${values.map(cell).join(this.#form === 'tsv' ? '\t' : ',')}\n`;
  }
}

/** A value as a cell: nothing for null, an empty text between quotes. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value === '') return '""';
  return csvCell(typeof value === 'object' ? JSON.stringify(value) : String(value));
}
