import { HtmlValidate } from 'html-validate';

/** The rules are the recommended ones, with those of accessibility; what is switched off has its reason beside it. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Ours are written as hono writes them: small letters, elements without content closed by a stroke.
    'doctype-style': ['error', { style: 'lowercase' }],
    'void-style': ['error', { style: 'selfclose' }],
    // hono writes `hidden=""` and `defer=""`, which HTML holds to be the same.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // A list may be named, as ARIA says: the jumps of a page are no landmark.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A page is one line without indentation.
    'no-trailing-whitespace': 'off',
    // Styles of width stand in attributes of SVG; style="" is what the policy of the page forbids.
    'no-inline-style': 'error',
    // A long title is worth its words in languages with long ones.
    'long-title': 'off',
    // Scripts come from this service alone.
    'require-sri': 'off',
    // `role="table"` and the like keep what `display: grid` takes away in some browsers.
    'no-redundant-role': 'off',
  },
});

/** What is wrong with the HTML of a page. */
export async function markupFindings(html: string, name: string): Promise<string[]> {
  const { results } = await validator.validateString(html, name);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line, column }) => `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
    ),
  );
}
