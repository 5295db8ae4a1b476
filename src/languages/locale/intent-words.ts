import type { IntentCategory } from '../../rules/muhurta/hour-score-tables.js';
import { FURTHER_INTENT_WORDS } from './further-intent-words.js';
import type { ByOffered } from './locales.js';

/**
 * The words that tell what an intent is about, by language. A star ends a stem, which any word may begin with; the
 * languages that inflect their words have them, each of four letters or more. An underscore joins words that count
 * only together. Languages of India have a few words in Latin letters too, as many type them. Written for this library,
 * with the phrases of the muhurta book for homes, rites and posts; a few words are in two languages with two meanings
 * ("course"), and then the language of the request decides.
 */
export const INTENT_WORDS: ByOffered<Readonly<Record<Exclude<IntentCategory, 'general'>, string>>> = {
  en: {
    communication:
      'call calls calling phone email emails mail message messages text talk talks talking conversation meeting meetings meet negotiation negotiations negotiate write writing letter letters speak speaking speech presentation present announce announcement discuss discussion publish post texting emailing emailed messaging negotiating negotiated presenting presentations announcing discussing publishing conversations chat chatting conference apologize apologise apology',
    career:
      'career job jobs promotion promoted boss launch launching work working application resume hire hiring raise business startup project office employer colleague careers promotions bosses company companies resign resigning resignation quit quitting colleagues employers employment entrepreneur offices projects interview interviews interviewing interviewed job_interview',
    money:
      'money invest investing investment investments salary buy buying sell selling purchase purchases loan loans bank banking payment payments pay paying finance finances financial budget debt debts shopping shop trade trading stocks tax taxes insurance invested investor investors borrow borrowing lend lending bought sold sale sales invoice invoices salaries',
    love: 'love date dating romance romantic marriage marry married marrying propose proposal wedding engagement engaged relationship kiss girlfriend boyfriend crush anniversary weddings proposing proposed engagements kissing relationships',
    travel:
      'travel travels traveling travelling trip trips journey flight flights fly flying move moving relocate relocation vacation holiday drive train visa travelled traveled journeys moved vacations airport visas',
    study:
      'study studying studies exam exams test learn learning course courses class classes read reading research school university college homework lecture thesis studied tests reads schools universities lesson lessons diploma degree',
    health:
      'health healthy doctor dentist exercise exercising diet medicine treatment surgery operation hospital therapy workout gym running fitness checkup heal healing sleep doctors dentists hospitals surgeries exercises jogging jog go_for_a_run marathon vaccination vaccine clinic medicines',
    home: 'home family house cooking cook clean cleaning kids children parents mother father garden gardening housewarming baby pets dog cat houses homes child families buy_a_house buy_house buy_a_home buy_home buying_a_house buying_a_home purchase_a_house purchase_a_home sell_the_house sell_a_house move_into_a_new_house move_into_a_new_home house_warming griha_pravesh buy_an_apartment buy_a_flat buy_a_new_house buy_a_new_home buy_our_first_home move_house move_in',
    property:
      'property land build building construction long_term renovate renovation apartment flat real_estate mortgage lease rent foundation apartments flats landlord',
    contract: 'contract contracts sign signing signed agreement agreements sign_a_contract',
    vehicle:
      'car cars vehicle vehicles motorcycle motorcycles motorbike scooter truck buy_a_car buy_car buy_the_car buy_my_car buy_a_new_car buying_a_car buy_a_vehicle buy_a_bike buy_a_motorcycle buy_a_scooter purchase_a_car purchase_a_vehicle sell_the_car sell_my_car sell_a_car',
    conflict:
      'conflict court lawsuit legal compete competition fight fighting dispute disputes argue argument confront lawyer litigation debate match tournament complaint lawyers lawsuits courts divorce divorcing sue suing arguments arguing fights complaints competitions',
    spiritual:
      'meditation meditate meditating prayer prayers pray praying puja ritual rituals temple yoga spiritual mantra fasting retreat ceremony church pilgrimage temples meditations worship naming_ceremony namakarana namkaran mundan chudakarana first_haircut annaprashan annaprashana first_rice thread_ceremony upanayana janeu vidyarambh vidyarambham baptism christening',
    creative:
      'creative creativity art arts music design designing paint painting write_a_song write_a_poem song sing singing draw drawing dance dancing photography photo film poem poetry novel craft songs musician dancer guitar piano concert paintings drawings write_a_book write_a_novel write_poetry',
  },
  uk: {
    communication:
      'дзвін* дзвон* подзвон* телефон* зателефон* лист листа листи листів листування написати пишу писати повідомлен* розмов* поговор* говорит* зустрі* переговор* презентац* виступ* спілкуван* оголос* інтервʼю нарад* сказат* скажу напиш* написа* побачит* побачус* поспілк* листув*',
    career:
      'карʼєр* робот* працю* праця працевлаш* підвищен* посад* вакансі* начальник* бізнес* проєкт* проект* запуск* офіс* колег* резюме звільн* підприєм* керівник* співбесід*',
    money:
      'грош* гроші купит* купівл* куплю покуп* придба* прода* інвест* зарплат* кредит* борг* банк* платіж* оплат* сплат* фінанс* бюджет* витрат* податк* страхув* позик* позич* заощад*',
    love: 'кохан* любов* люблю побачен* весілл* шлюб* одруж* заручин* освідч* романтик* романтич* стосунк* пропозицію_руки заміж закоха* сватан*',
    travel:
      'подорож* поїзд* поїхат* рейс* політ* літак* відпустк* мандр* переїзд* переїха* дорога дорогу дорозі відряджен* віза візу візи їхати летіти лечу летимо виліт вильот* відпочин*',
    study:
      'навчан* навчат* вчити* вчит* вивча* вивчи* іспит* екзамен* курс* урок* лекці* читат* читан* книг* книж* школ* університет* дослідж* диплом* вчуся вчусь учуся учусь учити* учитис* навчаю* вивчен*',
    health:
      'здоровʼ* лікар* лікуван* лікуват* операці* дієт* спорт* тренуван* вправ* ліки таблет* терапі* стоматолог* аналіз* обстежен* біга* біг бігу зуб зуби зуба зубн* схудн* щеплен* масаж*',
    home: 'дім дому домі вдома додому домашн* родин* сімʼя сімʼї сімʼю сімейн* дітей діти дітьми дитин* приготув* прибира* прибрат* батьк* кухн* сад вечеря вечері вечерю новосілля новосіллю купити_будинок купити_дім куплю_будинок купівля_будинку купити_квартиру переїзд_у_новий_дім',
    property:
      'нерухом* земля землі землю земельн* будівниц* будува* збудува* будинок будинку ремонт* квартир* іпотек* оренд* довгострок* довготрив*',
    contract: 'договір договор* контракт* підпис* угод*',
    vehicle:
      'машин* автомобіл* авто мотоцикл* скутер* купити_машину куплю_машину купити_автомобіль купити_авто купівля_машини купівля_автомобіля купівля_авто купити_мотоцикл продати_машину продати_авто',
    conflict:
      'конфлікт* суд суду суді суди судов* позов* суперечк* спір спору сварк* змаган* конкурен* адвокат* юрист* скарг* розлуч* сварит* посвари* судит*',
    spiritual:
      'медитац* медитув* молитв* молит* пуджа пуджу ритуал* храм* церкв* йога йогу йоги духовн* мантр* піст обряд* помолит* молюс* йогою постит* сповід* причаст* імянаречен* наречення_імені назвати_дитину хрестини хрестин* перша_стрижка першу_стрижку',
    creative:
      'творч* мистецтв* музик* малюв* малюн* пісн* співа* танц* дизайн* вірш* фото* роман кіно спів співу намалю* концерт* картин* гітар* театр* написати_пісню написати_вірш написати_книгу',
  },
  ru: {
    communication:
      'звонок звонк* звони* позвон* телефон* письм* написат* пишу писать сообщен* разговор* поговор* говорит* встреч* встрет* переговор* презентац* выступ* общен* объяв* интервью совещан* сказат* скажу напиш* звоню созвон* спросит* переписк*',
    career:
      'карьер* работ* труд повышен* должност* ваканси* начальник* бизнес* проект* запуск* офис* коллег* резюме трудоустр* уволит* увольн* предпринимат* руководител* собеседован*',
    money:
      'деньг* денег купит* куплю покуп* приобре* прода* инвест* зарплат* кредит* долг долги долга банк* платёж* платеж* оплат* финанс* бюджет* расход* налог* страхов* заём займ* одолж* накоп* сбереж*',
    love: 'любов* любви люблю свидан* свадьб* брак брака браке женит* жениться замуж* помолвк* роман романтик* романтич* отношен* признан* предложение_руки влюб* сделать_предложение сватовств* сватать*',
    travel:
      'путешеств* поездк* поехат* рейс* полёт* полет* самолёт* самолет* отпуск* переезд* переехат* дорога дорогу дороге командировк* виза визу визы ехать еду едем лететь лечу летим вылет* прилет* отдых*',
    study:
      'учёб* учеб* учит* учусь выучит* изуч* обучен* экзамен* курс* урок* лекци* читат* чтен* книг* книж* школ* университет* исследов* диплом* учу учат*',
    health:
      'здоров* врач врача врачу врачом врачи лечен* лечит* операци* диет* спорт* трениров* упражнен* лекарств* таблет* терапи* стоматолог* анализ* обследов* бега* пробежк* врачей врачам бег бегу зуб зубы зуба зубн* похуде* худет* привив* больниц* массаж*',
    home: 'дом дома дому доме домой домашн* семья семьи семью семье семьёй семей* дети детей детьми ребён* ребен* готовк* готовит* приготов* уборк* убират* родител* кухн* сад детям детях ужин ужина новоселье новоселья новоселью купить_дом куплю_дом покупка_дома покупку_дома купить_квартиру покупка_квартиры переезд_в_новый_дом',
    property:
      'недвижим* земля земли землю земельн* строит* стройк* построит* ремонт* квартир* ипотек* аренд* долгосрочн* земле',
    contract: 'договор* контракт* подпис* соглашен*',
    vehicle:
      'машин* автомобил* авто мотоцикл* скутер* купить_машину куплю_машину купить_автомобиль купить_авто покупка_машины покупка_автомобиля покупка_авто покупку_машины купить_мотоцикл продать_машину продать_авто',
    conflict:
      'конфликт* суд суда суде суды судебн* иск иска иски спор спора споры ссор* соревнован* конкурен* адвокат* юрист* жалоб* развод развода разводе развестись развожусь ссорит* поссор* судит*',
    spiritual:
      'медитац* медитир* молитв* молит* пуджа пуджу ритуал* храм* церк* йога йогу йоги духовн* мантр* пост обряд* помолит* молюсь йогой посту постом постит* исповед* причаст* наречение_имени имянаречен* крестины крещен* первая_стрижка первую_стрижку',
    creative:
      'творч* искусств* музык* рисов* рисун* песн* танц* дизайн* стих* фото* кино петь спеть пою пение нарисов* концерт* картин* театр* гитар* написать_песню написать_стихи написать_книгу',
  },
  hi: {
    communication:
      'बातचीत बात बातें फोन कॉल ईमेल संदेश बैठक मीटिंग मुलाकात मिलना मिलने चर्चा वार्ता पत्र लिखना लिखने संवाद भाषण प्रस्तुति लिखनी लिखूँ मिलूँ चिट्ठी खत मैसेज टेलीफोन बताना',
    career:
      'नौकरी करियर काम कार्य पदोन्नति प्रमोशन बॉस व्यवसाय व्यापार बिजनेस प्रोजेक्ट परियोजना दफ्तर कार्यालय रोजगार आवेदन नौकरियाँ नौकरियां जॉब प्रोमोशन ऑफिस कारोबार दुकान इस्तीफा naukri kaam karobar साक्षात्कार इंटरव्यू',
    money:
      'पैसा पैसे पैसों धन निवेश खरीद खरीदना खरीदने खरीदारी बेचना बेचने बिक्री वेतन तनख्वाह ऋण कर्ज लोन बैंक भुगतान बजट टैक्स बीमा शेयर खरीदनी खरीदूँ खरीदें बेचनी बेचूँ बेचें सैलरी रुपये रुपए उधार इन्वेस्ट बचत paisa paise',
    love: 'प्रेम प्यार विवाह शादी सगाई रोमांस डेट रिश्ता रिश्ते इश्क मोहब्बत प्रपोज शादियाँ शादियां रिश्तों ब्याह shaadi shadi vivah sagai pyar pyaar',
    travel:
      'यात्रा सफर उड़ान फ्लाइट घूमना घूमने भ्रमण ट्रेन छुट्टी स्थानांतरण वीजा पर्यटन यात्राएँ यात्राएं यात्राओं ट्रिप टिकट छुट्टियाँ छुट्टियां yatra safar',
    study:
      'पढ़ाई पढ़ना पढ़ने परीक्षा अध्ययन सीखना सीखने पाठ्यक्रम कोर्स कक्षा किताब पुस्तक स्कूल विद्यालय विश्वविद्यालय शोध शिक्षा परीक्षाएँ परीक्षाएं परीक्षाओं पढ़नी पढ़ूँ सीखनी किताबें पुस्तकें एग्जाम कॉलेज padhai pariksha',
    health:
      'स्वास्थ्य सेहत डॉक्टर चिकित्सक दवा दवाई इलाज उपचार ऑपरेशन व्यायाम कसरत आहार अस्पताल चिकित्सा जिम दवाइयाँ दवाइयां सर्जरी टीका दाँत दांत sehat ilaj',
    home: 'घर परिवार गृहप्रवेश बच्चे बच्चों माता पिता खाना भोजन रसोई सफाई बगीचा गृह_प्रवेश बच्चा बच्ची बेटा बेटी परिवारों ghar parivar घर_खरीदना घर_खरीदने मकान_खरीदना मकान_खरीदने फ्लैट_खरीदना फ्लैट_खरीदने',
    property: 'संपत्ति सम्पत्ति जमीन भूमि निर्माण मकान किराया मरम्मत फ्लैट प्लॉट दीर्घकालिक प्रॉपर्टी रजिस्ट्री zameen',
    contract: 'अनुबंध समझौता समझौते हस्ताक्षर एग्रीमेंट',
    vehicle: 'कार गाड़ी गाड़ियाँ वाहन बाइक मोटरसाइकिल स्कूटर स्कूटी gaadi gadi vahan',
    conflict: 'विवाद मुकदमा मुकदमे अदालत कोर्ट कानूनी कानून झगड़ा लड़ाई प्रतियोगिता वकील शिकायत बहस केस तलाक झगड़े पुलिस mukadma',
    spiritual:
      'ध्यान पूजा प्रार्थना साधना मंत्र मंदिर योग हवन व्रत उपवास तीर्थ आध्यात्मिक जप अनुष्ठान मेडिटेशन योगा भजन कीर्तन pooja mandir नामकरण मुंडन मुण्डन अन्नप्राशन अन्नप्राशान जनेऊ उपनयन यज्ञोपवीत विद्यारंभ विद्यारम्भ कर्णवेध',
    creative:
      'कला संगीत चित्र चित्रकारी गीत गाना गाने नृत्य कविता रचनात्मक डिजाइन लेखन फिल्म फोटोग्राफी पेंटिंग डांस गायन नाच नाचना शायरी sangeet',
  },
  fr: {
    communication:
      'appel* téléphon* courriel* mail mails message* réunion* discussion* discut* parler parle conversation* entretien* négoci* écrire lettre* rencontr* présentation* présenter annonc* communiqu* écris écrit conférence*',
    career:
      'carrière* emploi* travail* promotion* patron* lanc* lancement* métier* candidat* entreprise* projet* bureau* collègu* embauch* augmentation* démission* rendez_vous_professionnel rendez_vous_affaires entretien_embauche créer_une_entreprise entretien_de_embauche',
    money:
      'argent achet* achat* vendr* vente* invest* salaire* prêt prêts banque* paiement* payer finan* budget* dette* impôt* assurance* bourse crédit* emprunt* épargn* prêter',
    love: 'amour* aimer mariage* marier épous* rendez_vous romanti* fiançail* fiancer demande_en_mariage séduir* couple* noces',
    travel: 'voyag* vol vols avion* déplacement* vacances partir trajet* train trains déménag* visa aéroport* billet*',
    study:
      'étud* examen* apprend* apprent* cours lire lecture* livre* école* universit* recherche* diplôme* concours révis* formation* lycée* bac collège*',
    health:
      'santé médec* docteur* sport* exercic* régime* soin soins soign* opération* hôpita* dentist* thérapi* courir médica* opérer vaccin* rendez_vous_médical rendez_vous_médecin rendez_vous_chez_le_médecin rendez_vous_chez_le_docteur rendez_vous_chez_le_dentiste rendez_vous_dentiste rendez_vous_hôpital',
    home: 'maison* foyer* famil* enfant* parent* cuisin* ménage jardin* bébé* acheter_une_maison acheter_maison achat_une_maison achat_maison crémaillère pendaison_de_crémaillère emménag* acheter_un_appartement acheter_appartement',
    property: 'immobili* terrain* constru* bâtir appartement* loyer* hypothè* rénov* travaux bail long_terme',
    contract: 'contrat* signer signature* signe signons',
    vehicle:
      'voiture* véhicule* moto motos auto acheter_une_voiture acheter_voiture achat_une_voiture achat_voiture acheter_une_moto acheter_un_véhicule vendre_une_voiture vendre_la_voiture vendre_ma_voiture',
    conflict: 'conflit* tribuna* procès avocat* juridi* disput* litige* combat* compétition* plainte* justice divorc*',
    spiritual:
      'médit* prière* prier rituel* temple* yoga spiritu* mantra* jeûne* église* retraite* pèlerin* messe messes bapt* baptêm* baptême première_coupe_de_cheveux choix_du_prénom',
    creative:
      'créati* créer art arts artist* musiq* peind* peintur* dessin* chant* danse* design photo* poème* poési* roman écrire_une_chanson film* chanson* peign* guitar* concert* théâtre* écrire_un_livre écrire_un_roman écrire_un_poème',
  },
  de: {
    communication:
      'anruf* anrufen telefon* gespräch* sprechen besprech* nachricht* brief briefe email emails mail treffen meeting* verhandl* schreib* präsent* rede reden diskuss* diskutier* mitteil* rufe spreche konferenz*',
    career:
      'karriere* arbeit* beförder* beruf* stelle job jobs chef chefs chefin bewerb* projekt* firma unternehmen* gründ* büro* kolleg* gehaltserhöh* stellensuch* kündig* vorstellungsgespräch* interview* bewerbungsgespräch*',
    money:
      'geld gelder kauf* einkauf* verkauf* invest* gehalt* lohn kredit* bank bankge* zahlung* bezahl* finanz* budget* schulden steuer* versicher* aktie* konto sparen leihen',
    love: 'liebe* verlieb* hochzeit* heirat* verlob* romanti* date dates beziehung* partner* flirt* verabred* küssen',
    travel:
      'reise* verreis* flug flüge flugh* flugti* fahrt* fahren urlaub* umzug umzieh* zugfahrt* ausflug* visum flieg* abflieg* abflug*',
    study:
      'studi* prüfung* lern* erlern* kurs kurse kurses examen* klausur* lesen buch bücher schule schulen universit* forsch* vorlesung* ausbildung* diplom* sprachkurs* hausaufgab* führerschein* fahrschul*',
    health:
      'gesund* arzt ärzt* zahnarzt* sport* training* trainier* diät* medizin* medikament* behandl* operation* krankenh* therap* laufen joggen zahnärzt* zahnschmerz* impfung* impfen impft* schwimm*',
    home: 'zuhause daheim familie* haus hause haushalt* kinder* eltern* kochen putzen garten gärtn* heim haus_kaufen hauskauf* hauseinweihung einweihungsfeier einweihungsparty einzug wohnung_kaufen',
    property:
      'immobilie* grundstück* bauen bau hausbau* baustel* wohnung* miete mieten hypothek* renovier* langfristig*',
    contract:
      'vertrag* verträg* unterschr* unterzeichn* mietvertrag* mietverträg* kaufvertrag* arbeitsvertrag* vereinbarung*',
    vehicle: 'auto autos fahrzeug* motorrad* autokauf* gebrauchtwagen* neuwagen* wagen_kaufen wagen_verkaufen',
    conflict:
      'konflikt* gericht* streit* klage klagen anwalt* anwält* rechtss* prozess* wettkampf* wettbewerb* kampf beschwerd* scheidung* polizei*',
    spiritual:
      'gebet* beten meditat* meditier* ritual* tempel* yoga spirit* mantra* fasten kirche* andacht* pilger* taufe gottesdienst* namensgebung erster_haarschnitt ersten_haarschnitt',
    creative:
      'kreativ* kunst* künst* musik* musiz* malen malerei* zeichn* design* lied lieder singen tanz* tanzen foto* gedicht* dichten roman film* gitarre* klavier* konzert* theater*',
  },
  es: {
    communication:
      'llamad* llamar llamo teléfon* correo* mensaje* reunión* reunion* hablar conversa* entrevist* negocia* escrib* carta cartas presentaci* anunci* comunica* charla* discurs* hablo conferencia*',
    career:
      'carrera* trabaj* empleo* ascenso* jefe jefa lanzar lanzam* puesto* negocio* proyecto* oficina* empresa* colega* currícul* contratac* aumento* renunci* emprend* cita_de_trabajo cita_de_negocios entrevista_de_trabajo',
    money:
      'dinero* compra* vender vendo venta* invert* inversi* salario* sueldo* préstamo* banco* pago pagos pagar finan* presupuest* deuda* impuest* seguro seguros bolsa ahorr* crédito* gastar gastos',
    love: 'amor amores amar cita citas boda* matrimoni* casar* casam* romant* romance* novio novia noviazgo* pareja* compromis* declarac* me_caso nos_casamos enamor* pedida_de_mano',
    travel:
      'viaj* vuelo* avión* vacacion* excursi* mudan* mudar* trayecto* tren trenes visado* volar aeropuert* billete*',
    study:
      'estudi* aprend* examen* exámen* curso* clase clases leer lectura* libro* escuela* universi* investig* tarea tareas oposicion* tesis',
    health:
      'salud* médic* ejercicio* dieta* doctor* medicin* tratamient* operaci* hospital* dentist* terapi* gimnasio* correr deporte* vacun* dientes cita_médica cita_con_el_médico cita_con_la_médica cita_con_mi_médico cita_con_el_doctor cita_con_la_doctora cita_con_el_dentista cita_con_la_dentista cita_en_el_hospital cirugía cirugia cirujano',
    home: 'hogar* casa casas familia* familiar* hijos niños cocin* limpi* padres jardín* jardin* hijo hija hijas niño niña niñas bebé* comprar_una_casa comprar_casa compra_de_casa compra_de_una_casa inauguración_de_la_casa estrenar_casa comprar_un_piso comprar_un_apartamento',
    property: 'propiedad* terreno* constru* inmobili* inmueble* apartament* piso alquil* hipoteca* reform* largo_plazo',
    contract: 'contrato* firmar firma* acuerdo acuerdos',
    vehicle:
      'coche* carro carros auto autos automóvil* vehículo* moto motos comprar_un_coche comprar_coche comprar_un_carro comprar_carro comprar_un_auto comprar_auto comprar_una_moto comprar_un_vehículo compra_de_un_coche compra_de_coche vender_el_coche vender_mi_coche vender_el_carro vender_el_auto',
    conflict:
      'conflict* juicio* tribuna* demanda* abogad* legal* disput* pelea* competi* pleito* discut* queja* divorci* denunci*',
    spiritual:
      'medita* oraci* orar rezar rezo ritual* templo* yoga espirit* mantra* ayun* iglesia* retiro* peregri* misa misas bautiz* bautizo bautismo primer_corte_de_pelo elección_del_nombre',
    creative:
      'creativ* crear arte artes artíst* músic* pintar pintur* dibuj* canci* cantar danza* bail* diseñ* foto* poema* poesí* novela* guitarr* concierto* teatro* escribir_una_canción escribir_un_libro escribir_un_poema',
  },
  ...FURTHER_INTENT_WORDS,
};
