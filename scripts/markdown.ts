import { Marked, Renderer } from 'marked';

/** A text as it is served. */
export interface Rendered {
  readonly title: string;
  /** Its headings of the second level, with their anchors. */
  readonly contents: readonly { readonly id: string; readonly text: string }[];
  /** Without its title. */
  readonly html: string;
}

interface Rendering {
  /** Where a link leads; undefined where the file that it names is not served, so that only its text stays. */
  readonly addressOf: (href: string) => string | undefined;
  readonly anchors?: Pick<Anchors, 'of'>;
}

/** Markdown as HTML: what is too wide scrolls in itself, and headings have the anchors that GitHub gives them. */
export function renderMarkdown(markdown: string, { addressOf, anchors = new Anchors() }: Rendering): Rendered {
  const contents: { id: string; text: string }[] = [];
  const labels = new Labels();
  let title = '';
  let section = '';
  const marked = new Marked({
    renderer: {
      link(token) {
        const target = addressOf(token.href);
        if (target === undefined) return this.parser.parseInline(token.tokens);
        token.href = target;
        return false;
      },
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        section = text;
        if (depth === 1) {
          title = text;
          return '';
        }
        const id = anchors.of(text);
        if (depth === 2) contents.push({ id, text });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      codespan(token) {
        return breakable(Renderer.prototype.codespan.call(this, token));
      },
      code(token) {
        return scrolling(Renderer.prototype.code.call(this, token), labels.of(section));
      },
      table(token) {
        const table = Renderer.prototype.table
          .call(this, token)
          .replaceAll(/<th[^>]*><\/th>/g, '<td></td>')
          .replaceAll(/<th\b/g, '<th scope="col"');
        return scrolling(table, labels.of(section));
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { title, contents, html };
}

/** Names of fields break between their parts, in the narrow columns of a phone, and never within one. */
function breakable(code: string): string {
  return code.replaceAll(/_(?=\w)|\.(?=[a-z])/g, '$&<wbr/>');
}

/** What is too wide scrolls in itself, so that the keyboard must come to it. */
function scrolling(html: string, label: string): string {
  return `<div class="tbl" role="group" aria-label="${label}" tabindex="0">${html}</div>\n`;
}

/** Ids of headings as GitHub makes them, so that links lead to the same place there and here. */
export class Anchors {
  readonly #taken = new Map<string, number>();

  of(text: string): string {
    const id = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    const before = this.#taken.get(id) ?? 0;
    this.#taken.set(id, before + 1);
    return before === 0 ? id : `${id}-${before}`;
  }
}

/** Names for what scrolls in a section, each another, ready to stand in an attribute. */
class Labels {
  readonly #taken = new Map<string, number>();

  of(section: string): string {
    const count = (this.#taken.get(section) ?? 0) + 1;
    this.#taken.set(section, count);
    const name = count === 1 ? section : `${section} (${count})`;
    return name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  }
}
