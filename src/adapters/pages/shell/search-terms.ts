/**
 * What people type when they look for a tool, beside its name and its line in their language and in English: other
 * spellings, other names, and the names in other scripts, in small letters.
 */
export const SEARCH_TERMS: Readonly<Record<string, string>> = {
  'birth-chart-calculator':
    'kundli kundali kundly janam patri janampatri janma patrika patrika horoscope natal chart jyotish d1 rashi chart varga divisional जन्म कुंडली कुण्डली जन्मपत्री पत्रिका гороскоп натальная карта джйотиш кундли натальна карта horoskop geburtshoroskop thème natal carta natal horóscopo',
  'vedic-moon-sign-calculator':
    'rashi rasi raasi janma rashi chandra rashi moonsign राशि चंद्र राशि जन्म राशि раши лунный знак місячний знак знак луны mondzeichen signe lunaire signo lunar',
  'vedic-zodiac-sign-calculator':
    'rashi rasi zodiac star sign sun moon rising sidereal signs राशि सूर्य राशि зодиак знак зодиака зодіак tierkreis sternzeichen zodiaque signo zodiacal',
  'vedic-ascendant-calculator':
    'lagna lagnam rising sign ascendent udaya लग्न उदय лагна асцендент восходящий aszendent ascendant ascendente',
  'nakshatra-calculator':
    'janma nakshatra birth star naksatra nakshathra natchathiram pada mansion नक्षत्र जन्म नक्षत्र चरण накшатра geburtsstern étoile estrella',
  'navamsa-chart-calculator': 'navamsha navamsam navmansh navansh d9 d-9 vargottama नवांश नवमांश навамша навамса',
  'dasha-calculator':
    'vimshottari vimsottari dasa mahadasha antardasha bhukti pratyantar periods दशा महादशा अंतर्दशा विंशोत्तरी даша вимшоттари віншоттарі perioden périodes periodos',
  'sade-sati-calculator':
    'sadesati sadhe sati saadhe saati shani saturn dhaiya साढ़ेसाती साढ़े साती शनि ढैया саде сати сатурн saturno saturne',
  'current-transits-calculator': 'transit gochar gochara today planets गोचर транзиты транзити transite tránsitos',
  'manglik-dosha-calculator':
    'mangal dosh mangal dosha manglik dosh kuja dosha chevvai dosham bhauma mars मांगलिक मंगल दोष манглик мангал доша марс marte',
  'vedic-baby-name-letter':
    'namkaran naamkaran namakarana baby names first letter syllable akshar नामकरण नाम अक्षर शिशु имя ребёнка буква імʼя дитини vorname prénom bébé nombre bebé',
  'vedic-compatibility-calculator':
    'gun milan guna milan gunmilan kundli milan kundali matching horoscope matching ashtakoota ashtakuta ashtakoot 36 guna marriage nadi synastry porutham गुण मिलान कुंडली मिलान विवाह अष्टकूट नाड़ी совместимость брак гуна милан сумісність шлюб partner ehe mariage matrimonio pareja',
  'relationship-weather':
    'love couple partner friendship relationship day रिश्ते प्रेम संबंध отношения любовь стосунки кохання liebe beziehung amour relation amor relación',
  panchang:
    'panchanga panchangam panjika panchag tithi rahu kaal rahukaal rahukalam rahu kalam choghadiya chaughadia sunrise hindu calendar muhurat muhurta abhijit yoga karana पंचांग तिथि राहु काल चौघड़िया मुहूर्त सूर्योदय панчанг панчанга титхи раху кала календарь календар kalender calendrier calendario',
  'daily-timing': 'day score muhurta muhurat auspicious today दिन मुहूर्त शुभ समय день мухурта tag jour día',
  'push-or-wait': 'decide decision act wait verdict today निर्णय решение рішення entscheidung décision decisión',
  'best-time-today':
    'muhurta muhurat hora intent when best hour shubh मुहूर्त शुभ समय лучшее время найкращий час beste zeit meilleur moment mejor hora',
  'personal-activation':
    'tarabala tara bala chandrabala chandra bala chandrashtama daily horoscope personal day ताराबल चंद्रबल चन्द्राष्टम личный день особистий день',
  'monthly-snapshot': 'month calendar monthly horoscope masik मासिक महीना месяц місяць monat mois mes',
  'planetary-hours': 'hora horas hour planetary hour होरा хора час планет stunden heures horas',
  'sun-sign':
    'western zodiac star sign birthday horoscope sternzeichen horoskop знак зодиака signe solaire signo solar सूर्य राशि',
  compatibility:
    'western zodiac sun sign love match synastry совместимость знаков сумісність знаків sternzeichen signes signos',
  nakshatra: 'nakshatra today star of the day नक्षत्र आज накшатра дня heute aujourd hoy',
  'moon-phases':
    'lunar phase full moon new moon purnima amavasya चंद्र कला पूर्णिमा अमावस्या луна полнолуние новолуние місяць повня mond vollmond lune luna',
  retrogrades:
    'retrograde mercury vakri retro वक्री बुध ретроградный меркурий ретроградність rückläufig rétrograde retrógrado',
};
