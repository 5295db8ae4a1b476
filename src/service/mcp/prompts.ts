import type { GetPromptResult, Prompt } from '@modelcontextprotocol/server';
import { birthChartTool } from '../../tools/birth-chart-calculator/tool.js';
import { dashaTool } from '../../tools/dasha-calculator/tool.js';
import { manglikDoshaTool } from '../../tools/manglik-dosha-calculator/tool.js';
import { vedicCompatibilityTool } from '../../tools/vedic-compatibility-calculator/tool.js';
import { searchPlaces } from '../web/places.js';
import { toolName } from './tools.js';

export type PromptArguments = Readonly<Record<string, string>>;

interface Written {
  readonly prompt: Prompt & { readonly arguments: readonly { readonly name: string; readonly required?: boolean }[] };
  readonly text: (given: PromptArguments) => string;
}

const BIRTH_ARGUMENTS = [
  { name: 'birth_date', description: 'Local date of birth, YYYY-MM-DD.', required: true },
  { name: 'birth_time', description: 'Local time of birth, HH:MM; left out where it is not known.', required: false },
  { name: 'birth_place', description: 'Place of birth, as "city, region or country".', required: true },
] as const;

const RULES = `Keep to what was calculated:
- Take every sign, degree, house, date and score from the answers. Calculate, round up or add none yourself.
- Say which convention it is: the zodiac and ayanamsha of \`provenance\`.
- Tell every sentence of \`provenance.uncertainty\`, and which statements it touches. Leave out what is null.
- Tell apart what is calculated from what tradition reads in it, and say of a reading that it is tradition.
- Claim nothing of health, death, money, law or certain events, and advise no remedy that costs money.
- End with the disclaimer of the answers. If an answer is an error, tell it and ask for what it names.`;

const PLACE_STEP = (given: string) =>
  `Give ${given}: the place is found by its name, and the answer says which was taken. If it lists several, ask which is meant before you go on.`;

const PROMPTS: readonly Written[] = [
  {
    prompt: {
      name: 'read_a_chart',
      title: 'Read a birth chart',
      description: 'Calculates a birth chart with its dashas and tells what they hold and how sure it is.',
      arguments: [...BIRTH_ARGUMENTS],
    },
    text: (given) => `Read the Vedic birth chart of ${bornAs(given)}.

1. ${PLACE_STEP(`${quoted(given['birth_place'])} as \`place\``)}
2. Call ${toolName(birthChartTool)} and ${toolName(dashaTool)} with the date, ${timeStep([given['birth_time']])} and the place.
3. Tell the ascendant, the Moon with its nakshatra, each planet by sign and house, and the dashas that run now with their dates.

${RULES}`,
  },
  {
    prompt: {
      name: 'match_two_charts',
      title: 'Match two charts',
      description: 'Calculates the Ashtakoota of two births and tells its score, its parts and how sure it is.',
      arguments: ['person_a', 'person_b'].flatMap((person) =>
        BIRTH_ARGUMENTS.map(({ name, description, required }) => ({
          name: `${person}_${name}`,
          description: `${description} ${person === 'person_a' ? 'Person A is read in the groom position.' : 'Person B is read in the bride position.'}`,
          required,
        })),
      ),
    },
    text: (given) => {
      const [a, b] = [birthOf(given, 'person_a_'), birthOf(given, 'person_b_')];
      return `Match the Vedic charts of person A, ${bornAs(a)}, and person B, ${bornAs(b)}.

1. ${PLACE_STEP(`${quoted(a['birth_place'])} as \`person_a_place\` and ${quoted(b['birth_place'])} as \`person_b_place\``)}
2. Call ${toolName(vedicCompatibilityTool)} once for both, with the dates, ${timeStep([a['birth_time'], b['birth_time']])} and the places. Then call ${toolName(manglikDoshaTool)} for each person.
3. Tell the total of 36, the eight parts with what each rests on, nadi dosha, and the manglik answer of each person side by side.

${RULES}
- A score of two Moons measures no relationship: do not advise for or against one.`;
    },
  },
];

export const promptList: readonly Prompt[] = PROMPTS.map(({ prompt }) => prompt);

/** What a prompt says, or which of its arguments are missing; undefined for an unknown one. */
export function promptOf(
  name: string,
  given: PromptArguments,
): { readonly says: GetPromptResult } | { readonly missing: readonly string[] } | undefined {
  const written = PROMPTS.find(({ prompt }) => prompt.name === name);
  if (!written) return undefined;
  const { prompt, text } = written;
  const missing = prompt.arguments.filter((one) => one.required && !given[one.name]?.trim()).map((one) => one.name);
  if (missing.length > 0) return { missing };
  const content = { type: 'text', text: text(given) } as const;
  return { says: { description: prompt.description ?? '', messages: [{ role: 'user', content }] } };
}

/** Places that begin as what was typed for an argument, where that is a place. */
export async function completions(argument: string, typed: string): Promise<string[]> {
  if (!argument.endsWith('birth_place') || typed.trim() === '' || typed.length > 100) return [];
  const places = await searchPlaces(typed);
  return places.map(({ label }) => label);
}

function birthOf(given: PromptArguments, prefix: string): PromptArguments {
  return Object.fromEntries(BIRTH_ARGUMENTS.map(({ name }) => [name, given[prefix + name] ?? '']));
}

function bornAs({ birth_date, birth_time, birth_place }: PromptArguments): string {
  const time = birth_time?.trim() ? ` at ${quoted(birth_time)} local time` : ', at a time that is not known';
  return `somebody born in ${quoted(birth_place)} on ${quoted(birth_date)}${time}`;
}

function timeStep(times: readonly (string | undefined)[]): string {
  if (times.every((time) => time?.trim())) return times.length === 1 ? 'the time' : 'the times';
  return 'the time where it is known (leave an unknown one out, and never put noon or another in its place: the answer says what holds anyway)';
}

/** What a person has typed stays a text between quotes. */
function quoted(text = ''): string {
  return JSON.stringify(text.trim());
}
