import { describe, expect, it } from 'vitest';
import { vedicCompatibility } from '../../../src/entries/index.js';
import { goldenInputs, shown, textOf } from '../../pages/shared/period-pages.js';

const SLUG = 'vedic-compatibility-calculator';
const PUBLISHED = goldenInputs(SLUG).get('published pair, 28.5') ?? {};

describe('the page of a match', () => {
  it('shows the published example with its total, its persons and every koota', () => {
    const text = textOf(shown(SLUG, PUBLISHED) ?? '');
    expect(text).toContain('28.5 of 36 points: Very good');
    expect(text).toContain('Leo Moon, Purva Phalguni pada 2');
    for (const { explanation } of vedicCompatibility(PUBLISHED as never).result.ashtakoota.components) {
      expect(text).toContain(explanation);
    }
    expect(text).toContain('No nadi dosha.');
    for (const points of ['1 of 1', '0 of 2', '1.5 of 3', '1 of 4', '4 of 5', '6 of 6', '7 of 7', '8 of 8']) {
      expect(text).toContain(points);
    }
  });

  it('says its verdict once', () => {
    const text = textOf(shown(SLUG, PUBLISHED) ?? '');
    expect(text.split('Very good')).toHaveLength(2);
    expect(text.split('28.5 of 36')).toHaveLength(2);
  });

  it('links to the same pair the other way round', () => {
    const html = shown(SLUG, PUBLISHED, 'hi', { a_place: 'Delhi, India' }) ?? '';
    const href = /href="(\/hi\/tools\/[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const query = new URL(href, 'https://example.org').searchParams;
    expect(query.get('b_place')).toBe('Delhi, India');
    expect([query.get('a_date'), query.get('b_date')]).toEqual(['1992-06-03', '1990-01-15']);
    expect([...query.keys()][0]).toMatch(/^a_/);
  });

  it('has the fewest and the most points where a time is unknown, and no pada of noon', () => {
    const { person_b_birth_time: _, ...open } = PUBLISHED;
    const text = textOf(shown(SLUG, open) ?? '');
    expect(text).toContain('26.5–28.5 of 36 points');
    expect(text).toContain('Over all possible times of birth the total lies between 26.5 and 28.5.');
    expect(text).toContain('Gemini Moon, Ardra pada 2 to Punarvasu pada 2');
    expect(text).toContain('Yoni closeness 0–1 of 4 Person A: rat; person B: dog or cat.');
    // What holds at every time is told in full.
    expect(text).toContain(
      "Graha Maitri friendship of the sign lords 4 of 5 A's sign is ruled by the Sun, B's by Mercury: ",
    );
  });

  it('says that nadi dosha is open where the time decides', () => {
    const { person_b_birth_time: _, ...untimed } = PUBLISHED;
    const open = { ...untimed, person_b_birth_date: '1992-06-02' };
    expect(textOf(shown(SLUG, open) ?? '')).toContain('Nadi dosha is open: it depends on the time of birth.');
  });
});
