import type { MatchBand } from '../../../rules/matching/ashtakoota-tables.js';
import type { Locale } from '../../locale/locales.js';

/** What the total of a match is, in a sentence. */
export const MATCH_SUMMARIES: Readonly<Record<Locale, Readonly<Record<MatchBand, string>>>> = {
  en: {
    excellent: 'Nearly all kootas agree: 33 points or more of 36.',
    very_good: 'Well above the customary minimum of 18 of 36.',
    acceptable: 'At or above the customary minimum of 18 of 36.',
    below_customary_threshold: 'Below 18 of 36, the customary minimum.',
  },
  uk: {
    excellent: 'Згода майже в кожній куті: 33 бали або більше з 36.',
    very_good: 'Значно вище за звичний мінімум 18 з 36.',
    acceptable: 'На рівні звичного мінімуму 18 з 36 або вище.',
    below_customary_threshold: 'Менше ніж 18 з 36, звичного мінімуму.',
  },
  ru: {
    excellent: 'Согласие почти в каждой куте: 33 балла или больше из 36.',
    very_good: 'Заметно выше обычного минимума 18 из 36.',
    acceptable: 'На уровне обычного минимума 18 из 36 или выше.',
    below_customary_threshold: 'Меньше 18 из 36, обычного минимума.',
  },
  hi: {
    excellent: 'लगभग सभी कूट मिलते हैं: 36 में से 33 या अधिक गुण।',
    very_good: '36 में से 18 की प्रचलित न्यूनतम सीमा से काफ़ी ऊपर।',
    acceptable: '36 में से 18 की प्रचलित न्यूनतम सीमा पर या उससे ऊपर।',
    below_customary_threshold: '36 में से 18 की प्रचलित न्यूनतम सीमा से कम।',
  },
  fr: {
    excellent: 'Presque tous les kootas s’accordent\u202f: 33 points ou plus sur 36.',
    very_good: 'Nettement au-dessus du minimum d’usage de 18 sur 36.',
    acceptable: 'Au minimum d’usage de 18 sur 36 ou au-dessus.',
    below_customary_threshold: 'Moins de 18 sur 36, le minimum d’usage.',
  },
  de: {
    excellent: 'Fast alle Kootas stimmen überein: 33 von 36 Punkten oder mehr.',
    very_good: 'Deutlich über dem üblichen Mindestwert von 18 von 36.',
    acceptable: 'Auf oder über dem üblichen Mindestwert von 18 von 36.',
    below_customary_threshold: 'Unter 18 von 36, dem üblichen Mindestwert.',
  },
  es: {
    excellent: 'Casi todos los kootas concuerdan: 33 puntos o más de 36.',
    very_good: 'Muy por encima del mínimo habitual de 18 de 36.',
    acceptable: 'En el mínimo habitual de 18 de 36 o por encima.',
    below_customary_threshold: 'Menos de 18 de 36, el mínimo habitual.',
  },
};

/** Which conventions a match follows. */
export const MATCH_CONVENTION: Readonly<Record<Locale, string>> = {
  en: 'North Indian Ashtakoota of 36 points. Person A is read in the groom position and person B in the bride position, so swapping them can change the total. A cancellation (parihara) that applies is named in the explanation of its koota and never changes a score.',
  uk: 'Північноіндійська аштакута з 36 балів. Особа А стоїть на місці нареченого, особа Б — на місці нареченої, тож перестановка може змінити суму. Скасування (паріхара), яке діє, названо в поясненні його кути; балів воно не змінює.',
  ru: 'Североиндийская аштакута из 36 баллов. Человек А стоит на месте жениха, человек Б — на месте невесты, поэтому перестановка может изменить сумму. Отмена (парихара), которая действует, названа в пояснении своей куты; баллов она не меняет.',
  hi: 'उत्तर भारतीय अष्टकूट, 36 गुण। व्यक्ति क को वर के और व्यक्ति ख को वधू के स्थान पर पढ़ा जाता है, इसलिए स्थान बदलने से कुल गुण बदल सकते हैं। जो परिहार लागू होता है, वह अपने कूट के विवरण में बताया जाता है और गुण कभी नहीं बदलता।',
  fr: 'Ashtakoota de l’Inde du Nord, sur 36 points. La personne A est lue à la place du fiancé et la personne B à celle de la fiancée\u202f: les échanger peut changer le total. Une annulation (parihara) qui s’applique est nommée dans l’explication de son koota et ne change jamais un score.',
  de: 'Nordindisches Ashtakoota mit 36 Punkten. Person A steht an der Stelle des Bräutigams, Person B an der der Braut; ein Tausch kann die Summe ändern. Eine Aufhebung (Parihara), die gilt, wird in der Erklärung ihres Kootas genannt und ändert nie einen Punktwert.',
  es: 'Ashtakoota del norte de la India, de 36 puntos. La persona A se lee en el lugar del novio y la persona B en el de la novia, de modo que intercambiarlas puede cambiar el total. Una cancelación (parihara) que se aplica se nombra en la explicación de su koota y nunca cambia una puntuación.',
};
