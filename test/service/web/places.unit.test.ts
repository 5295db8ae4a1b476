import { describe, expect, it } from 'vitest';
import { searchPlaces } from '../../../src/service/web/places.js';

describe('a search of the service', () => {
  it('takes the names of the script in which a place is typed, whatever the language of the reader', async () => {
    const [yercaud] = await searchPlaces('ஏற்காடு', { locale: 'hi' });
    expect(yercaud).toMatchObject({ name: 'Yercaud', match: 'other_name' });
    const [parkal] = await searchPlaces('పరకాల');
    expect(parkal).toMatchObject({ name: 'Parkal', label: 'Parkal, Telangana, India' });
  });

  it('takes those of the reader for what is typed in Latin letters', async () => {
    const [found] = await searchPlaces('Yercaud', { locale: 'ta' });
    expect(found?.label).toBe('ஏற்காடு, தமிழ்நாடு, இந்தியா');
    expect((await searchPlaces('Yercaud', { locale: 'en', country: 'IN' })).map(({ match }) => match)).not.toContain(
      'exact',
    );
  });

  it('takes those of Marathi for its readers alone, where Hindi is written so too', async () => {
    const [marathi] = await searchPlaces('औरंगाबाद', { locale: 'mr', country: 'IN' });
    expect(marathi?.label.startsWith('छत्रपती संभाजीनगर')).toBe(true);
    const [hindi] = await searchPlaces('औरंगाबाद', { locale: 'hi', country: 'IN' });
    expect(hindi?.label.startsWith('औरंगाबाद')).toBe(true);
  });

  it('refuses what the library refuses', async () => {
    await expect(searchPlaces('x'.repeat(101))).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
