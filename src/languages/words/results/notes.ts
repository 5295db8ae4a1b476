import type { Locale } from '../../locale/locales.js';

type Said = Readonly<Record<Locale, string>>;

export type AscendantNote = 'birth_time_unknown' | 'no_ascendant';

/** Why a chart has no ascendant. */
export const ASCENDANT_NOTES: Readonly<Record<AscendantNote, Said>> = {
  birth_time_unknown: {
    en: 'The birth time is not known: the ascendant, the houses and what is counted from them need one and stay empty.',
    uk: 'Час народження невідомий: лагна, доми й те, що лічать від них, його потребують, тому порожні.',
    ru: 'Время рождения неизвестно: лагна, дома и то, что отсчитывают от них, его требуют, поэтому пусты.',
    hi: 'जन्म समय ज्ञात नहीं है: लग्न, भाव और उनसे गिनी जाने वाली बातों के लिए वह चाहिए, इसलिए वे खाली हैं।',
    fr: 'L’heure de naissance n’est pas connue\u202f: l’ascendant, les maisons et ce qui se compte depuis elles en ont besoin et restent vides.',
    de: 'Die Geburtszeit ist nicht bekannt: Aszendent, Häuser und was von ihnen gezählt wird, brauchen sie und bleiben leer.',
    es: 'La hora de nacimiento no se conoce: el ascendente, las casas y lo que se cuenta desde ellas la necesitan y quedan vacíos.',
  },
  no_ascendant: {
    en: 'There is no ascendant at the poles: use a latitude between -89.99 and 89.99.',
    uk: 'На полюсах лагни немає: потрібна широта від -89,99 до 89,99.',
    ru: 'На полюсах лагны нет: нужна широта от -89,99 до 89,99.',
    hi: 'ध्रुवों पर लग्न नहीं होता: -89.99 से 89.99 के बीच का अक्षांश दें।',
    fr: 'Il n’y a pas d’ascendant aux pôles\u202f: indiquez une latitude entre -89,99 et 89,99.',
    de: 'An den Polen gibt es keinen Aszendenten: Geben Sie eine Breite zwischen -89,99 und 89,99 an.',
    es: 'En los polos no hay ascendente: indique una latitud entre -89,99 y 89,99.',
  },
};

export type NoCurrentDasha = 'no_current_time' | 'before_birth' | 'ended';

/** Why no dasha runs at the moment. */
export const NO_CURRENT_DASHA: Readonly<Record<NoCurrentDasha, Said>> = {
  no_current_time: {
    en: 'No current time was given.',
    uk: 'Поточний час не вказано.',
    ru: 'Текущее время не указано.',
    hi: 'वर्तमान समय नहीं दिया गया।',
    fr: 'Aucune heure actuelle n’a été donnée.',
    de: 'Es wurde keine aktuelle Zeit angegeben.',
    es: 'No se ha dado la hora actual.',
  },
  before_birth: {
    en: 'The birth lies after the current time.',
    uk: 'Народження пізніше за поточний час.',
    ru: 'Рождение позже текущего времени.',
    hi: 'जन्म वर्तमान समय के बाद का है।',
    fr: 'La naissance est postérieure à l’heure actuelle.',
    de: 'Die Geburt liegt nach der aktuellen Zeit.',
    es: 'El nacimiento es posterior a la hora actual.',
  },
  ended: {
    en: 'The nine mahadashas have ended.',
    uk: 'Девʼять махадаш закінчилися.',
    ru: 'Девять махадаш закончились.',
    hi: 'सभी नौ महादशाएँ समाप्त हो चुकी हैं।',
    fr: 'Les neuf mahadashas sont terminées.',
    de: 'Die neun Mahadashas sind zu Ende.',
    es: 'Las nueve mahadashas han terminado.',
  },
};

/** Why none runs where the cycles that are listed are over. */
export const DASHAS_ENDED: Said = {
  en: 'The mahadashas that are listed have ended.',
  uk: 'Усі перелічені махадаші закінчилися.',
  ru: 'Все перечисленные махадаши закончились.',
  hi: 'सूची की सभी महादशाएँ समाप्त हो चुकी हैं।',
  fr: 'Les mahadashas de la liste sont terminées.',
  de: 'Die aufgeführten Mahadashas sind zu Ende.',
  es: 'Las mahadashas de la lista han terminado.',
};

/** What the current place changes in transits. */
export const CURRENT_LOCATION_NOTE: Said = {
  en: 'Aspects are geocentric: the current location is accepted and does not change them in this version.',
  uk: 'Аспекти геоцентричні: теперішнє місце приймається, та їх не змінює.',
  ru: 'Аспекты геоцентрические: нынешнее место принимается, но их не меняет.',
  hi: 'दृष्टियाँ पृथ्वी के केंद्र से गिनी गई हैं: वर्तमान स्थान लिया जाता है, पर इससे वे नहीं बदलतीं।',
  fr: 'Les aspects sont géocentriques\u202f: le lieu actuel est accepté et n’y change rien.',
  de: 'Die Aspekte sind geozentrisch: Der gegenwärtige Ort wird angenommen und ändert nichts daran.',
  es: 'Los aspectos son geocéntricos: el lugar actual se acepta y no los cambia.',
};

/** What counts as sunrise and sunset. */
export const SUNRISE_NOTE: Said = {
  en: "Sunrise and sunset: centre of the Sun's disc 50' below the horizon at sea level (34' of refraction, 16' of semidiameter).",
  uk: 'Схід і захід: центр диска Сонця на 50′ нижче за горизонт на рівні моря (34′ рефракції, 16′ півдіаметра).',
  ru: 'Восход и заход: центр диска Солнца на 50′ ниже горизонта на уровне моря (34′ рефракции, 16′ полудиаметра).',
  hi: 'सूर्योदय और सूर्यास्त: समुद्र तल पर सूर्य के बिंब का केंद्र क्षितिज से 50′ नीचे (34′ अपवर्तन, 16′ अर्धव्यास)।',
  fr: 'Lever et coucher\u202f: centre du disque du Soleil à 50′ sous l’horizon au niveau de la mer (34′ de réfraction, 16′ de demi-diamètre).',
  de: 'Auf- und Untergang: Mitte der Sonnenscheibe 50′ unter dem Horizont auf Meereshöhe (34′ Refraktion, 16′ Halbmesser).',
  es: 'Salida y puesta: centro del disco del Sol 50′ bajo el horizonte al nivel del mar (34′ de refracción, 16′ de semidiámetro).',
};

export type NamingNote = 'birth_time_unknown' | 'near_pada_edge' | 'sound_of_pada';

/** What there is to say of a naming sound. */
export const NAMING_NOTES: Readonly<Record<NamingNote, Said>> = {
  birth_time_unknown: {
    en: 'The birth time is not known: see day_alternates for every sound of that day.',
    uk: 'Час народження невідомий: усі склади того дня — у day_alternates.',
    ru: 'Время рождения неизвестно: все слоги того дня — в day_alternates.',
    hi: 'जन्म समय ज्ञात नहीं है: उस दिन के सभी अक्षर day_alternates में हैं।',
    fr: 'L’heure de naissance n’est pas connue\u202f: day_alternates donne toutes les syllabes de ce jour.',
    de: 'Die Geburtszeit ist nicht bekannt: Alle Silben dieses Tages stehen in day_alternates.',
    es: 'La hora de nacimiento no se conoce: day_alternates tiene todas las sílabas de ese día.',
  },
  near_pada_edge: {
    en: 'The Moon is within half an hour of another pada: check the birth time before choosing.',
    uk: 'До іншої пади Місяцю менше ніж пів години: перш ніж обирати, перевірте час народження.',
    ru: 'До другой пады Луне меньше получаса: прежде чем выбирать, проверьте время рождения.',
    hi: 'चंद्र आधे घंटे के भीतर दूसरे चरण में है: चुनने से पहले जन्म समय जाँच लें।',
    fr: 'La Lune est à moins d’une demi-heure d’un autre pada\u202f: vérifiez l’heure de naissance avant de choisir.',
    de: 'Der Mond ist weniger als eine halbe Stunde von einem anderen Pada entfernt: Prüfen Sie vor der Wahl die Geburtszeit.',
    es: 'La Luna está a menos de media hora de otro pada: compruebe la hora de nacimiento antes de elegir.',
  },
  sound_of_pada: {
    en: 'The sound of the pada that holds the Moon at birth. Spellings in Latin letters vary.',
    uk: 'Склад пади, у якій Місяць був при народженні. Написання латиницею бувають різні.',
    ru: 'Слог пады, в которой Луна была при рождении. Написания латиницей бывают разные.',
    hi: 'जन्म के समय चंद्र जिस चरण में था, उसका अक्षर। लैटिन वर्तनी अलग-अलग मिलती है।',
    fr: 'La syllabe du pada où se trouvait la Lune à la naissance. Les graphies en lettres latines varient.',
    de: 'Die Silbe des Padas, in dem der Mond bei der Geburt stand. Schreibweisen in lateinischen Buchstaben weichen voneinander ab.',
    es: 'La sílaba del pada en el que estaba la Luna al nacer. Las grafías en letras latinas varían.',
  },
};
