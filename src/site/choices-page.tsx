import { choiceLabel, choiceValue } from '../pages/form/choices-told.js';
import { conventionValue } from '../pages/form/convention-fields.js';
import { type FieldContext, type Option, SelectField } from '../pages/form/fields.js';
import { Sent } from '../pages/form/read-parts.js';
import {
  CHOICE_NAMES,
  CHOICE_VALUES,
  type ChoiceName,
  choicesIn,
  FORGET,
  isConvention,
} from '../pages/shell/choice-names.js';
import { usualChoice, viewChoices } from '../pages/shell/choices.js';
import { hrefOf, type PageContext, viewOf } from '../pages/shell/context.js';
import { Frame } from '../pages/shell/frame.js';
import { Note } from '../pages/shell/parts.js';

interface Props {
  readonly page: PageContext;
  /** What a link has chosen ahead, or what came of the form. */
  readonly sent: URLSearchParams;
}

/** What a visitor has chosen once for all pages, and where it is changed. */
export function ChoicesPage({ page, sent }: Props) {
  const { choices: words } = page.words;
  // What a link has chosen stands before what is kept; nothing is kept of it until it is sent.
  const chosen = new Map([...page.choices, ...choicesIn(sent), ...viewOf(page)]);
  const isHere = (name: ChoiceName) => name !== 'digits' || viewChoices(page).includes(name);
  const at: FieldContext = { page, sent: new Sent(chosen, page.locale), errors: [] };
  const isOnDevice = page.onDevice?.hasServer === false;
  return (
    <Frame page={page} title={words.title} description={words.lead} isPrivate>
      <h1>{words.title}</h1>
      <p class="sub">{words.lead}</p>
      <Outcome page={page} sent={sent} />
      <form class="panel" method="post" action={hrefOf(page, page.path)} aria-label={words.title} data-plain>
        <div class="form">
          {CHOICE_NAMES.filter(isHere).map((name) => (
            <SelectField
              at={at}
              name={name}
              label={choiceLabel(name, page)}
              hint={name === 'region' ? words.regionHint : undefined}
              value={chosen.get(name) ?? ''}
              options={optionsOf(name, page)}
            />
          ))}
        </div>
        {/* What this language has not is chosen in others, and stays. */}
        {[...chosen].map(([name, value]) => (isHere(name) ? null : <input type="hidden" name={name} value={value} />))}
        <p class="go">
          <button class="btn" type="submit">
            {words.save}
          </button>{' '}
          {page.choices.size === 0 ? null : (
            <button class="btn plain" type="submit" name={FORGET} value="1">
              {words.forget}
            </button>
          )}
        </p>
        <p class="soft small">{isOnDevice ? words.where.device : words.where.cookie}</p>
      </form>
    </Frame>
  );
}

/** What came of the form: a browser may keep nothing. */
function Outcome({ page, sent }: Props) {
  const { choices: words } = page.words;
  if (sent.has('forgotten')) return <Note tone="good" lead={words.forgotten} />;
  if (!sent.has('saved')) return null;
  const isKept = sent.get('saved') === String(page.choices.size);
  return isKept ? <Note tone="good" lead={words.saved} /> : <Note tone="warm" lead={words.notKept} />;
}

/** The values of a choice, the usual one first: of a convention by its name, else as the language has it. */
function optionsOf(name: ChoiceName, page: PageContext): Option[] {
  const usual = usualChoice(name, page.locale);
  if (isConvention(name)) {
    const first = { value: '', label: page.words.form.usual(conventionValue(name, usual, page)) };
    return [first, ...valuesOf(name, page).filter(({ value }) => value !== usual)];
  }
  const isAsItIs = name === 'digits';
  return [
    { value: '', label: page.words.form.usual(choiceValue(name, usual, page)), isAsItIs },
    ...valuesOf(name, page),
  ];
}

function valuesOf(name: ChoiceName, page: PageContext): Option[] {
  return CHOICE_VALUES[name].map((value) => ({ value, label: choiceValue(name, value, page) }));
}
