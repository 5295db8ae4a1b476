import type { PageContext } from '../../pages/shell/context.js';
import type { Documents } from '../../pages/shell/documents.js';
import { PRIVATE, page } from '../../pages/shell/respond.js';
import { DocumentsPage, FoundInDocuments } from './documents-page.js';
import { foundIn } from './search.js';

/** The list of all documents, or what a search has found in them. */
export function documentsAnswer(context: PageContext, documents: Documents, sought: string): Response {
  if (sought === '') return page(context, () => <DocumentsPage page={context} documents={documents} />);
  // What a visitor has typed is nobody else's.
  const at = { ...context, query: `?q=${encodeURIComponent(sought)}` };
  const found = foundIn(documents, sought);
  return page(at, () => <FoundInDocuments page={at} sought={sought} found={found} />, 200, PRIVATE);
}
