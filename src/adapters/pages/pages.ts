import type { AnyTool } from '../../calculation/define.js';
import { flattenInputs, type InputField, inputMeaning } from '../../catalog/flattened-inputs.js';
import { paths, rootOf } from '../../catalog/paths.js';
import { allTools } from '../../registry.js';
import { Html, html } from './html.js';

interface Page {
  readonly title: string;
  readonly path: string;
  readonly content: Html;
}

/** The list of tools, for people. */
export function indexPage(baseUrl: string): string {
  const root = rootOf(baseUrl);
  return page(baseUrl, {
    title: 'Vedic astrology calculators',
    path: paths.home,
    content: html`<h1>Vedic astrology calculators</h1>
<p>Deterministic sidereal calculators. Each is a web address that takes JSON and answers with JSON, free of a key.
The <a href="${root}${paths.index}">index</a> and the <a href="${root}${paths.openapi}">OpenAPI description</a> are for
programs.</p>
<dl>
${allTools.map((tool) => html`<dt><a href="${root}${paths.page(tool.slug)}">${tool.title}</a></dt>\n<dd>${tool.description}</dd>\n`)}</dl>`,
  });
}

/** What a tool takes and how to call it. */
export function toolPage(tool: AnyTool, baseUrl: string): string {
  const root = rootOf(baseUrl);
  return page(baseUrl, {
    title: tool.title,
    path: paths.page(tool.slug),
    content: html`<h1>${tool.title}</h1>
<p>${tool.description}</p>
<p><a href="${root}${paths.methodology(tool.slug)}">How it is calculated</a></p>
<h2>Inputs</h2>
<table>
<thead><tr><th>Name</th><th>Type</th><th>Required</th><th>Meaning</th></tr></thead>
<tbody>
${flattenInputs(tool.inputSchema, tool.example).map(inputRow)}</tbody>
</table>
<h2>Example</h2>
<pre><code>${curl(baseUrl + paths.calculator('tools', tool.slug), tool.example)}</code></pre>
<p>A GET of the same address <a href="${root}${paths.calculator('tools', tool.slug)}">describes the tool</a> for
programs.</p>
<p class="note">${tool.disclaimer}</p>`,
  });
}

/** A rendered methodology text in the frame of the other pages. */
export function methodologyPage(tool: AnyTool, rendered: string, baseUrl: string): string {
  const root = rootOf(baseUrl);
  return page(baseUrl, {
    title: `${tool.title}: methodology`,
    path: paths.methodology(tool.slug),
    content: html`<article>
${new Html(rendered)}</article>
<p><a href="${root}${paths.page(tool.slug)}">${tool.title}</a></p>`,
  });
}

function page(baseUrl: string, { title, path, content }: Page): string {
  const root = rootOf(baseUrl);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="canonical" href="${baseUrl}${path}">
<link rel="stylesheet" href="${root}${paths.stylesheet}">
</head>
<body>
<header><a href="${root}${paths.home}">All calculators</a></header>
<main>
${content}
</main>
<footer>Contains data from <a href="https://www.geonames.org">GeoNames</a>,
<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, changed.</footer>
</body>
</html>
`.text;
}

function inputRow({ name, type, required, nullable, ...rest }: InputField): Html {
  return html`<tr><td><code>${name}</code></td><td>${type}${nullable ? ' or null' : ''}</td><td>${required ? 'yes' : 'no'}</td><td>${inputMeaning(rest)}</td></tr>\n`;
}

function curl(url: string, example: Readonly<Record<string, unknown>>): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  return `curl ${quoted(url)} \\
  -H 'Content-Type: application/json' \\
  -d ${quoted(JSON.stringify(example))}`;
}

/** The one stylesheet. */
export const STYLESHEET = `:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.6 system-ui, sans-serif; }
header { margin-bottom: 2rem; }
h1, h2, h3 { line-height: 1.25; }
dt { margin-top: 1rem; font-weight: 600; }
dd { margin: 0; }
table { display: block; overflow-x: auto; border-collapse: collapse; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid #8884; text-align: left; vertical-align: top; }
pre { overflow-x: auto; padding: 0.75rem; background: #8881; border-radius: 4px; }
.note, footer { opacity: 0.75; }
footer { margin-top: 3rem; font-size: 0.875rem; }
`;
