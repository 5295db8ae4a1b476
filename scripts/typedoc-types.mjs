// A plugin of TypeDoc, for types that are made from tables and schemas which are not public, and for our documents.
import { Converter, LiteralType, ReferenceType, ReflectionKind, UnionType } from 'typedoc';

/** `type Paksha = (typeof PAKSHAS)[number]` is told as the texts that it stands for. */
function textsOf(context, reflection) {
  const symbol = context.getSymbolFromReflection(reflection);
  const type = symbol && context.checker.getDeclaredTypeOfSymbol(symbol);
  if (!type?.isUnion() || !type.types.every((member) => member.isStringLiteral())) return undefined;
  return new UnionType(type.types.map(({ value }) => new LiteralType(value)));
}

/** Of the documents in a folder; those of docs itself are the first that a reader looks for. */
const GROUPS = { methodology: 'Methodology', recipes: 'Recipes', decisions: 'Decisions' };

/** A document goes by its heading, in the group of its folder: what is written for GitHub has no front matter. */
function title(document) {
  const heading = /^# (.+)$/m.exec(document.content.map(({ text }) => text).join(''));
  document.frontmatter.group ??= GROUPS[document.name.split('/')[0]] ?? 'Documents';
  if (heading) document.name = heading[1].replaceAll('`', '');
}

export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, document) => title(document));
  const found = new Map();
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    const texts = reflection.kind === ReflectionKind.TypeAlias && textsOf(context, reflection);
    if (texts) found.set(reflection, texts);
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const [reflection, texts] of found) {
      project.removeTypeReflections(reflection.type);
      reflection.type = texts;
    }
    // A tool has the types that its schemas describe; its function names them.
    for (const { type } of project.getReflectionsByKind(ReflectionKind.Variable)) {
      if (!(type instanceof ReferenceType) || type.name !== 'Tool') continue;
      for (const argument of type.typeArguments ?? []) project.removeTypeReflections(argument);
      type.typeArguments = undefined;
    }
  });
}
