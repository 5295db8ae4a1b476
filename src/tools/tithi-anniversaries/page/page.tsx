import { capital } from '../../../languages/locale/plural.js';
import { Reading } from '../../../pages/shared/blocks.js';
import { nameOfLimb } from '../../../pages/shared/day-tables.js';
import { Subscribe } from '../../../pages/shared/subscribe.js';
import type { Pairs } from '../../../pages/shell/address.js';
import { Block, LeadFacts, Note, Table } from '../../../pages/shell/parts.js';
import { type ShownBy, toolPage } from '../../../pages/shell/tool-page.js';
import { tithiAnniversariesTool } from '../tool.js';
import { decidedOf, markOf, othersOf } from './told.js';

type Shown = ShownBy<typeof tithiAnniversariesTool>;

export const tithiAnniversariesPage = toolPage({
  tool: tithiAnniversariesTool,
  isOfPerson: true,
  card: {
    place: 84,
    searchTerms:
      'hindu birthday star birthday janma nakshatra birthday wedding anniversary shraddh shradh death anniversary barsi varshik thithi thivasam divasam pirannal जन्मतिथि जन्मदिन श्राद्ध बरसी वर्षगांठ годовщина день рождения шраддха роковини день народження Geburtstag Jahrestag anniversaire cumpleaños aniversario',
  },
  answer({ page, result, words }) {
    const next = result.anniversaries.find(({ date }) => date !== null);
    return next?.date ? capital(page.format.dateWithWeekday(next.date)) : words.none;
  },
  View({ page, result, words }) {
    const shown: Shown = { page, words, result };
    const { anniversaries, possible_numbers: possible } = result;
    const [next] = anniversaries;
    return (
      <>
        <LeadFacts
          facts={[
            { label: words.keptBy, value: markOf(page, result) },
            ...(next?.date ? [{ label: words.next, value: page.format.date(next.date) }] : []),
          ]}
        />
        {possible.length > 1 ? (
          <Note tone="warm" lead={words.open(page.format.list(possible.map((one) => numberNamed(shown, one))))} />
        ) : null}
        {anniversaries.length === 0 ? <Note lead={words.none} /> : <List {...shown} />}
        <Subscribe page={page} feeds={[{ feed: 'anniversaries', more: marksOf(result) }]} />
        <Note lead={words.addressHolds} />
        <Reading id="h-about" title={words.aboutTitle} text={words.about} />
      </>
    );
  },
});

function numberNamed({ page, result }: Shown, number: number): string {
  return nameOfLimb(page, result.kept_by, number);
}

/** What the address of the calendar has in place of the event. */
function marksOf({ lunar_mark: lunar, solar_mark: solar, kind, kept_by: by }: Shown['result']): Pairs {
  const asked: Pairs = [
    ['kind', kind],
    ['kept_by', by],
  ];
  if (lunar) {
    return [
      ...asked,
      ['month_number', String(lunar.number)],
      ...(lunar.adhika ? ([['month_kind', 'adhika']] as const) : []),
      ['tithi_number', String(lunar.tithi.number)],
    ];
  }
  if (!solar) return asked;
  return [...asked, ['month_number', String(solar.sign_number)], ['nakshatra_name', solar.nakshatra_name]];
}

function List({ page, words, result }: Shown) {
  return (
    <Block id="h-list" title={words.listTitle}>
      <Table
        caption={words.listTitle}
        label={words.listTitle}
        stack="lines"
        heads={[words.date, words.decided, words.others]}
        rows={result.anniversaries.map((one) => ({
          head:
            one.date === null ? (
              words.noDay
            ) : (
              <>
                {capital(page.format.dateWithWeekday(one.date))}
                {one.anniversary_number === null
                  ? null
                  : ` (${words.number(page.format.number(one.anniversary_number, 0))})`}
              </>
            ),
          cells: [decidedOf(page, words, one), othersOf(page, one)],
        }))}
      />
    </Block>
  );
}
