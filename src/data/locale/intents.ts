import type { IntentCategory, Locale } from './catalogue.js';

/**
 * The words that tell what an intent is about, by language. A star ends a stem, which any word may begin with; the
 * languages that inflect their words have them, each of four letters or more. An underscore joins words that count
 * only together. Written for this library; a few words are in two languages with two meanings ("course"), and then
 * the language of the request decides.
 */
export const INTENT_WORDS: Readonly<Record<Locale, Readonly<Record<Exclude<IntentCategory, 'general'>, string>>>> = {
  en: {
    communication:
      'call calls calling phone email emails mail message messages text talk talks talking conversation meeting meetings meet interview interviews negotiation negotiations negotiate write writing letter letters speak speaking speech presentation present announce announcement discuss discussion ask publish post',
    career:
      'career job jobs promotion promoted boss launch launching work working apply application resume hire hiring raise business startup project office employer colleague',
    money:
      'money invest investing investment investments salary buy buying sell selling purchase purchases loan loans bank banking payment payments pay paying finance finances financial budget debt debts shopping shop trade trading stocks tax taxes insurance',
    love: 'love date dating romance romantic marriage marry married marrying propose proposal wedding engagement engaged relationship kiss girlfriend boyfriend crush anniversary',
    travel:
      'travel travels traveling travelling trip trips journey flight flights fly flying move moving relocate relocation vacation holiday drive train visa',
    study:
      'study studying studies exam exams test learn learning course courses class classes read reading book research school university college homework lecture thesis',
    health:
      'health healthy doctor dentist exercise exercising diet medicine treatment surgery operation hospital therapy workout gym run running fitness checkup heal healing sleep',
    home: 'home family house cooking cook clean cleaning kids children parents mother father garden gardening housewarming baby pets dog cat',
    property:
      'property land build building construction long-term long_term contract contracts sign renovate renovation apartment flat real_estate mortgage lease rent foundation',
    conflict:
      'conflict court lawsuit legal compete competition fight fighting dispute disputes argue argument confront lawyer litigation debate match tournament complaint',
    spiritual:
      'meditation meditate meditating prayer prayers pray praying puja ritual rituals temple yoga spiritual mantra fasting retreat ceremony church pilgrimage',
    creative:
      'creative creativity art arts music design designing paint painting write_a_song write_a_poem song sing singing draw drawing dance dancing photography photo film poem poetry novel craft',
  },
  uk: {
    communication:
      'дзвін* дзвон* подзвон* телефон* зателефон* лист листа листи листів листування написати пишу писати повідомлен* розмов* поговор* говорит* зустрі* співбесід* переговор* презентац* виступ* спілкуван* оголос* інтервʼю нарад*',
    career:
      'карʼєр* робот* працю* праця працевлаш* підвищен* посад* вакансі* начальник* бізнес* проєкт* проект* запуск* офіс* колег* резюме',
    money:
      'грош* гроші купит* купівл* куплю покуп* придба* прода* інвест* зарплат* кредит* борг* банк* платіж* оплат* сплат* фінанс* бюджет* витрат* податк* страхув*',
    love: 'кохан* любов* люблю побачен* весілл* шлюб* одруж* заручин* освідч* романтик* романтич* стосунк* пропозицію_руки',
    travel:
      'подорож* поїзд* поїхат* рейс* політ* літак* відпустк* мандр* переїзд* переїха* дорога дорогу дорозі відряджен* віза візу візи',
    study:
      'навчан* навчат* вчити* вчит* вивча* вивчи* іспит* екзамен* курс* урок* лекці* читат* читан* книг* книж* школ* університет* дослідж* диплом*',
    health:
      'здоровʼ* лікар* лікуван* лікуват* операці* дієт* спорт* тренуван* вправ* ліки таблет* терапі* стоматолог* аналіз* обстежен* біга*',
    home: 'дім дому домі вдома додому домашн* родин* сімʼя сімʼї сімʼю сімейн* дітей діти дітьми дитин* приготув* прибира* прибрат* батьк* кухн* сад',
    property:
      'нерухом* земля землі землю земельн* будівниц* будува* збудува* будинок будинку договір договор* контракт* ремонт* квартир* іпотек* оренд* довгострок* довготрив*',
    conflict:
      'конфлікт* суд суду суді суди судов* позов* суперечк* спір спору сварк* змаган* конкурен* адвокат* юрист* скарг*',
    spiritual:
      'медитац* медитув* молитв* молит* пуджа пуджу ритуал* храм* церкв* йога йогу йоги духовн* мантр* піст обряд*',
    creative: 'творч* мистецтв* музик* малюв* малюн* пісн* співа* танц* дизайн* вірш* фото* роман кіно',
  },
  ru: {
    communication:
      'звонок звонк* звони* позвон* телефон* письм* написат* пишу писать сообщен* разговор* поговор* говорит* встреч* встрет* собеседован* переговор* презентац* выступ* общен* объяв* интервью совещан*',
    career: 'карьер* работ* труд повышен* должност* ваканси* начальник* бизнес* проект* запуск* офис* коллег* резюме',
    money:
      'деньг* денег купит* куплю покуп* приобре* прода* инвест* зарплат* кредит* долг долги долга банк* платёж* платеж* оплат* финанс* бюджет* расход* налог* страхов*',
    love: 'любов* любви люблю свидан* свадьб* брак брака браке женит* жениться замуж* помолвк* роман романтик* романтич* отношен* признан* предложение_руки',
    travel:
      'путешеств* поездк* поехат* рейс* полёт* полет* самолёт* самолет* отпуск* переезд* переехат* дорога дорогу дороге командировк* виза визу визы',
    study:
      'учёб* учеб* учит* учусь выучит* изуч* обучен* экзамен* курс* урок* лекци* читат* чтен* книг* книж* школ* университет* исследов* диплом*',
    health:
      'здоров* врач врача врачу врачом врачи лечен* лечит* операци* диет* спорт* трениров* упражнен* лекарств* таблет* терапи* стоматолог* анализ* обследов* бега* пробежк*',
    home: 'дом дома дому доме домой домашн* семья семьи семью семье семьёй семей* дети детей детьми ребён* ребен* готовк* готовит* приготов* уборк* убират* родител* кухн* сад',
    property:
      'недвижим* земля земли землю земельн* строит* стройк* построит* договор* контракт* ремонт* квартир* ипотек* аренд* долгосрочн*',
    conflict:
      'конфликт* суд суда суде суды судебн* иск иска иски спор спора споры ссор* соревнован* конкурен* адвокат* юрист* жалоб*',
    spiritual:
      'медитац* медитир* молитв* молит* пуджа пуджу ритуал* храм* церк* йога йогу йоги духовн* мантр* пост обряд*',
    creative: 'творч* искусств* музык* рисов* рисун* песн* танц* дизайн* стих* фото* кино',
  },
  hi: {
    communication:
      'बातचीत बात बातें फोन कॉल ईमेल संदेश बैठक मीटिंग मुलाकात मिलना मिलने चर्चा साक्षात्कार इंटरव्यू वार्ता पत्र लिखना लिखने संवाद भाषण प्रस्तुति',
    career: 'नौकरी करियर काम कार्य पदोन्नति प्रमोशन बॉस व्यवसाय व्यापार बिजनेस प्रोजेक्ट परियोजना दफ्तर कार्यालय रोजगार आवेदन',
    money:
      'पैसा पैसे पैसों धन निवेश खरीद खरीदना खरीदने खरीदारी बेचना बेचने बिक्री वेतन तनख्वाह ऋण कर्ज लोन बैंक भुगतान बजट टैक्स बीमा शेयर',
    love: 'प्रेम प्यार विवाह शादी सगाई रोमांस डेट रिश्ता रिश्ते इश्क मोहब्बत प्रपोज',
    travel: 'यात्रा सफर उड़ान फ्लाइट घूमना घूमने भ्रमण ट्रेन छुट्टी स्थानांतरण वीजा पर्यटन',
    study: 'पढ़ाई पढ़ना पढ़ने परीक्षा अध्ययन सीखना सीखने पाठ्यक्रम कोर्स कक्षा किताब पुस्तक स्कूल विद्यालय विश्वविद्यालय शोध शिक्षा',
    health: 'स्वास्थ्य सेहत डॉक्टर चिकित्सक दवा दवाई इलाज उपचार ऑपरेशन व्यायाम कसरत आहार अस्पताल चिकित्सा जिम',
    home: 'घर परिवार गृहप्रवेश बच्चे बच्चों माता पिता खाना भोजन रसोई सफाई बगीचा',
    property: 'संपत्ति सम्पत्ति जमीन भूमि निर्माण मकान अनुबंध समझौता किराया मरम्मत फ्लैट प्लॉट दीर्घकालिक',
    conflict: 'विवाद मुकदमा मुकदमे अदालत कोर्ट कानूनी कानून झगड़ा लड़ाई प्रतियोगिता वकील शिकायत बहस',
    spiritual: 'ध्यान पूजा प्रार्थना साधना मंत्र मंदिर योग हवन व्रत उपवास तीर्थ आध्यात्मिक जप अनुष्ठान',
    creative: 'कला संगीत चित्र चित्रकारी गीत गाना गाने नृत्य कविता रचनात्मक डिजाइन लेखन फिल्म फोटोग्राफी',
  },
  fr: {
    communication:
      'appel* téléphon* courriel* mail mails message* réunion* discussion* discut* parler parle conversation* entretien* négoci* écrire lettre* rencontr* présentation* présenter annonc* communiqu*',
    career:
      'carrière* emploi* travail* promotion* patron* lanc* lancement* métier* candidat* entreprise* projet* bureau* collègu* embauch* augmentation*',
    money:
      'argent achet* achat* vendr* vente* invest* salaire* prêt prêts banque* paiement* payer finan* budget* dette* impôt* assurance* bourse',
    love: 'amour* aimer mariage* marier épous* rendez_vous romanti* fiançail* fiancer demande_en_mariage séduir* couple* noces',
    travel: 'voyag* vol vols avion* déplacement* vacances partir trajet* train trains déménag* visa',
    study:
      'étud* examen* apprend* apprent* cours lire lecture* livre* école* universit* recherche* diplôme* concours révis* formation*',
    health:
      'santé médec* docteur* sport* exercic* régime* soin soins soign* opération* hôpita* dentist* thérapi* courir médica*',
    home: 'maison* foyer* famil* enfant* parent* cuisin* ménage jardin*',
    property:
      'immobili* terrain* contrat* constru* bâtir appartement* loyer* hypothè* rénov* travaux bail long_terme signer signature*',
    conflict: 'conflit* tribuna* procès avocat* juridi* disput* litige* combat* compétition* plainte* justice',
    spiritual: 'médit* prière* prier rituel* temple* yoga spiritu* mantra* jeûne* église* retraite* pèlerin*',
    creative:
      'créati* créer art arts artist* musiq* peind* peintur* dessin* chant* danse* design photo* poème* poési* roman écrire_une_chanson film*',
  },
  de: {
    communication:
      'anruf* anrufen telefon* gespräch* sprechen besprech* nachricht* brief briefe email emails mail treffen meeting* verhandl* vorstellungsgespräch* bewerbungsgespräch* schreib* präsent* rede reden diskuss* diskutier* mitteil* interview*',
    career:
      'karriere* arbeit* beförder* beruf* stelle stellen job jobs chef chefs chefin bewerb* projekt* firma unternehmen* gründ* büro* kolleg* gehaltserhöh*',
    money:
      'geld gelder kauf* einkauf* verkauf* invest* gehalt* lohn kredit* bank bankge* zahlung* bezahl* finanz* budget* schulden steuer* versicher* aktie*',
    love: 'liebe* verlieb* hochzeit* heirat* verlob* romanti* date dates beziehung* partner* flirt*',
    travel: 'reise* verreis* flug flüge flugh* flugti* fahrt* fahren urlaub* umzug umzieh* zugfahrt* ausflug* visum',
    study:
      'studi* prüfung* lern* erlern* kurs kurse kurses examen* klausur* lesen buch bücher schule schulen universit* forsch* vorlesung* ausbildung* diplom*',
    health:
      'gesund* arzt ärzt* zahnarzt* sport* training* trainier* diät* medizin* medikament* behandl* operation* krankenh* therap* laufen joggen',
    home: 'zuhause daheim familie* haus hause haushalt* kinder* eltern* kochen putzen garten gärtn* heim',
    property:
      'immobilie* grundstück* vertrag* verträg* bauen bau hausbau* baustel* wohnung* miete mieten hypothek* renovier* langfristig* unterschr*',
    conflict:
      'konflikt* gericht* streit* klage klagen anwalt* anwält* rechtss* prozess* wettkampf* wettbewerb* kampf beschwerd*',
    spiritual: 'gebet* beten meditat* meditier* ritual* tempel* yoga spirit* mantra* fasten kirche* andacht* pilger*',
    creative:
      'kreativ* kunst* künst* musik* musiz* malen malerei* zeichn* design* lied lieder singen tanz* tanzen foto* gedicht* dichten roman film*',
  },
  es: {
    communication:
      'llamad* llamar llamo teléfon* correo* mensaje* reunión* reunion* hablar conversa* entrevist* negocia* escrib* carta cartas presentaci* anunci* comunica* charla* discurs*',
    career:
      'carrera* trabaj* empleo* ascenso* jefe jefa lanzar lanzam* puesto* negocio* proyecto* oficina* empresa* colega* currícul* contratac*',
    money:
      'dinero* compra* vender vendo venta* invert* inversi* salario* sueldo* préstamo* banco* pago pagos pagar finan* presupuest* deuda* impuest* seguro seguros bolsa ahorr*',
    love: 'amor amores amar cita citas boda* matrimoni* casar* casam* romant* romance* novio novia noviazgo* pareja* compromis* declarac*',
    travel: 'viaj* vuelo* avión* vacacion* excursi* mudan* mudar* trayecto* tren trenes visado*',
    study:
      'estudi* aprend* examen* exámen* curso* clase clases leer lectura* libro* escuela* universi* investig* tarea tareas oposicion* tesis',
    health:
      'salud* médic* ejercicio* dieta* doctor* medicin* tratamient* operaci* hospital* dentist* terapi* gimnasio* correr deporte*',
    home: 'hogar* casa casas familia* familiar* hijos niños cocin* limpi* padres jardín* jardin*',
    property:
      'propiedad* terreno* contrato* constru* inmobili* inmueble* apartament* piso alquil* hipoteca* reform* largo_plazo firmar firma*',
    conflict: 'conflict* juicio* tribuna* demanda* abogad* legal* disput* pelea* competi* pleito* discut* queja*',
    spiritual: 'medita* oraci* orar rezar rezo ritual* templo* yoga espirit* mantra* ayun* iglesia* retiro* peregri*',
    creative:
      'creativ* crear arte artes artíst* músic* pintar pintur* dibuj* canci* cantar danza* bail* diseñ* foto* poema* poesí* novela*',
  },
};
