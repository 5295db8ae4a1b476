import { createHandler } from '../../../src/entries/http.js';

const ORIGIN = 'https://example.org';

/** It answers on 22 November 2026. */
const handle = createHandler({ baseUrl: ORIGIN, now: () => new Date('2026-11-22T12:00:00Z') });

export interface PageRead {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What the service answers to a GET. */
export async function read(path: string, service = handle): Promise<PageRead> {
  const response = await service(new Request(ORIGIN + path, { headers: { Accept: 'text/html' } }));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

type Followed = Promise<{ readonly page: PageRead; readonly path: string }>;

const examples = new Map<string, Followed>();

/** Where a GET ends after the redirects. The example of a tool, which many tests ask for, is answered once. */
export function follow(path: string): Followed {
  if (!path.endsWith('?example')) return followed(path);
  const example = examples.get(path) ?? followed(path);
  examples.set(path, example);
  return example;
}

async function followed(path: string): Followed {
  const page = await read(path);
  const location = page.headers.get('location');
  return page.status === 303 && location !== null ? follow(location) : { page, path };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** A text without its entities. */
export function plain(html: string): string {
  return html.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
}

type Attributes = ReadonlyMap<string, string>;

export interface Tag {
  readonly name: string;
  readonly attributes: Attributes;
}

const TAG = /<([a-z][a-z0-9-]*)((?:\s+[a-z][a-z0-9:-]*(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([a-z][a-z0-9:-]*)(?:="([^"]*)")?/gi;

/** Every tag of a page that opens. The pages quote all their attributes. */
export function tagsOf(html: string): Tag[] {
  return [...html.matchAll(TAG)].map(([, name = '', attributes = '']) => ({
    name,
    attributes: new Map([...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, plain(value)])),
  }));
}

/** What is left of a page without its tags: text alone. */
export function withoutTags(html: string): string {
  return html
    .replace(/^<!doctype html>/, '')
    .replaceAll(TAG, '')
    .replaceAll(/<\/[a-z][a-z0-9-]*>/gi, '');
}

/** What a page says, line by line, without its form. */
export async function said(path: string): Promise<string> {
  const { page } = await follow(path);
  return plain(
    page.text
      .replaceAll(/<form.*?<\/form>/gs, '')
      .replaceAll(/<[^>]*>/g, '\n')
      .replaceAll(/\s*\n\s*/g, '\n'),
  );
}

/** The form of a tool in a page. */
export function formOf(html: string): string {
  return /<form class="panel.*?<\/form>/s.exec(html)?.[0] ?? '';
}

/** What the form of a page would send as it stands. */
export function fieldsOf(html: string): [name: string, text: string][] {
  return formOf(html)
    .split(/(?=<(?:input|select)\b)/)
    .flatMap((part): [string, string][] => {
      const [first, ...options] = tagsOf(part);
      const name = first?.attributes.get('name');
      if (!first || name === undefined) return [];
      if (first.name === 'input') return isSent(first) ? [[name, first.attributes.get('value') ?? '']] : [];
      // The first option is chosen where no other is.
      const chosen = options.find(({ attributes }) => attributes.has('selected')) ?? options[0];
      return [[name, chosen?.attributes.get('value') ?? '']];
    });
}

function isSent({ attributes }: Tag): boolean {
  return !['checkbox', 'radio'].includes(attributes.get('type') ?? 'text') || attributes.has('checked');
}

/** The ids of a page, each as often as it stands there. */
export function idsOf(html: string): string[] {
  return tagsOf(html).flatMap(({ attributes }) => attributes.get('id') ?? []);
}
