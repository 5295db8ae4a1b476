import type { Child } from 'hono/jsx';
import { Block, Table, type TableProps } from '../shell/parts.js';

interface TableBlockProps extends Omit<TableProps, 'caption' | 'label'> {
  readonly id: string;
  readonly title: string;
  readonly soft?: Child;
}

/** A section of a result that one table fills and is named by. */
export function TableBlock({ id, title, soft, ...table }: TableBlockProps) {
  return (
    <Block id={id} title={title} soft={soft}>
      <Table caption={title} label={title} {...table} />
    </Block>
  );
}

/** What a reader wants to know beside the figures. */
export function Reading({ id = 'h-what', title, text }: { id?: string; title: string; text: Child }) {
  return (
    <section class="block read" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
    </section>
  );
}
