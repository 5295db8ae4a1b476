import type { FoldName } from '../languages/pages/site/words.js';
import { hrefOf, type PageContext } from '../pages/shell/context.js';
import { Icon, type IconName } from '../pages/shell/icons.js';
import { listedAt, type TwinName, twinsCalled } from './twins.js';

/** What a group holds: names of twins, which stand for each of them, and the last parts of paths. */
interface Held {
  readonly icon: IconName;
  readonly most: readonly (TwinName | string)[];
  readonly special: readonly (TwinName | string)[];
}

/** The groups of the first page in their order. Every page with a form stands in one of them. */
const FOLDS: Readonly<Record<FoldName, Held>> = {
  chart: {
    icon: 'chart',
    most: [
      'kundli',
      'moon',
      'vedic-ascendant-calculator',
      'nakshatra-calculator',
      'vedic-baby-name-letter',
      'yogas-and-doshas',
      'navamsa-chart-calculator',
    ],
    special: [
      'bhava-chart',
      'kp-chart',
      'jaimini-chart',
      'ashtakavarga',
      'planetary-strengths',
      'chart-points',
      'annual-chart',
      'prashna-chart',
    ],
  },
  dashas: { icon: 'spans', most: ['vimshottari'], special: ['yogini-dasha', 'ashtottari-dasha'] },
  transits: {
    icon: 'ring',
    most: ['sign-today', 'sade_sati', 'gochara', 'own_day'],
    special: ['upcoming-transits', 'sign-entries', 'retrogrades', 'planet-visibility'],
  },
  pair: {
    icon: 'pair',
    most: ['matching', 'manglik-dosha-calculator'],
    special: ['match-ranking', 'relationship-weather', 'compatibility'],
  },
  day: {
    icon: 'day',
    most: ['panchang', 'panchang-month', 'vrata-calendar', 'eclipses', 'nakshatra', 'moon-phases', 'planetary-hours'],
    special: ['day-lagnas', 'hindu-date', 'tithi-anniversaries'],
  },
  timing: { icon: 'clock', most: ['muhurta-finder', 'best-time-today'], special: ['score'] },
  work: { icon: 'case', most: ['career', 'sun-sign'], special: [] },
};

/** The groups, folded: who opens none has read what each is about. */
export function Folds({ page }: { readonly page: PageContext }) {
  const { home } = page.words.site;
  return (
    <div class="more">
      {(Object.keys(FOLDS) as FoldName[]).map((name) => {
        const { icon, most, special } = FOLDS[name];
        const { title, text } = home.folds[name];
        return (
          <details class="fold">
            <summary>
              <Icon name={icon} />
              <h3>{title}</h3>
              <small>{text}</small>
            </summary>
            <Named page={page} title={home.all.most} held={most} />
            {special.length === 0 ? null : <Named page={page} title={home.all.special} held={special} />}
          </details>
        );
      })}
    </div>
  );
}

function Named({ page, title, held }: { page: PageContext; title: string; held: readonly (TwinName | string)[] }) {
  return (
    <>
      <h4>{title}</h4>
      <ul class="tools">
        {held.map((name) => (
          <li>
            {isTwins(page, name) ? (
              <TwinLinks page={page} name={name} />
            ) : (
              <a href={hrefOf(page, listedAt(name).path)}>{listedAt(name).wordsIn(page.words).name}</a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function isTwins({ words }: PageContext, name: string): name is TwinName {
  return Object.hasOwn(words.site.twins, name);
}

/** One name, and beside it what each of its calculators tells. */
function TwinLinks({ page, name }: { page: PageContext; name: TwinName }) {
  const { name: told, all } = twinsCalled(name, page.words.site.twins);
  return (
    <>
      <b>{told}</b>{' '}
      {all.map(({ listed, label }, at) => (
        <>
          {at === 0 ? null : ' · '}
          <a class="plain" href={hrefOf(page, listed.path)}>
            {label}
          </a>
        </>
      ))}
    </>
  );
}
