import type { IntentCategory } from '../../rules/muhurta/hour-score-tables.js';
import type { LanguageCode } from './locales.js';

/**
 * The words that tell what an intent is about, by language. A star ends a stem, which any word may begin with; the
 * languages that inflect their words have them, each of four letters or more. An underscore joins words that count
 * only together. Hindi has a few words in Latin letters too, as many type it. Written for this library, with the phrases of the muhurta book for homes, rites and posts; a few words
 * are in two languages with two meanings ("course"), and then the language of the request decides.
 */
export const INTENT_WORDS: Readonly<
  Record<LanguageCode, Readonly<Record<Exclude<IntentCategory, 'general'>, string>>>
> = {
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
  ta: {
    communication:
      'அழைப்பு தொலைபேசி மின்னஞ்சல் கடிதம் செய்தி பேச பேச்சு உரை உரையாடல் சந்திப்பு சந்திக்க கூட்டம் பேச்சுவார்த்தை எழுத அறிவிப்பு கலந்துரையாடல் pesa sandhippu',
    career:
      'வேலை பணி தொழில் பதவி பதவி_உயர்வு நேர்காணல் அலுவலகம் வியாபாரம் வணிகம் கடை_திறப்பு விண்ணப்பம் ராஜினாமா மேலாளர் நிறுவனம் velai thozhil vyabaram',
    money: 'பணம் முதலீடு வாங்க வாங்குதல் விற்க விற்பனை சம்பளம் கடன் வங்கி கட்டணம் பங்கு சேமிப்பு காப்பீடு வரி தங்கம் panam kadan',
    love: 'காதல் திருமணம் கல்யாணம் நிச்சயதார்த்தம் உறவு மணமகன் மணமகள் பெண்_பார்க்க காதலி காதலன் kalyanam thirumanam kadhal',
    travel: 'பயணம் பயணிக்க பிரயாணம் விமானம் ரயில் சுற்றுலா விசா இடமாற்றம் புறப்பட payanam prayanam',
    study: 'படிப்பு படிக்க கல்வி தேர்வு பரீட்சை பள்ளி கல்லூரி பல்கலைக்கழகம் பாடம் புத்தகம் ஆராய்ச்சி padippu thervu',
    health:
      'உடல்நலம் ஆரோக்கியம் மருத்துவர் மருத்துவம் மருந்து சிகிச்சை அறுவை அறுவைசிகிச்சை மருத்துவமனை உடற்பயிற்சி தடுப்பூசி பல் maruthuvam sigichai',
    home: 'வீடு குடும்பம் குழந்தை குழந்தைகள் பெற்றோர் சமையல் தோட்டம் புதுமனை புதுமனை_புகுவிழா கிரகப்பிரவேசம் கிருகப்பிரவேசம் வீடு_வாங்க veedu kudumbam grihapravesam',
    property: 'சொத்து நிலம் மனை கட்டிடம் கட்டுமானம் வாடகை பூமி_பூஜை பத்திரப்பதிவு அடுக்குமாடி nilam manai',
    contract: 'ஒப்பந்தம் கையெழுத்து கையொப்பம் உடன்படிக்கை oppandham',
    vehicle: 'வாகனம் கார் வண்டி பைக் மோட்டார் ஸ்கூட்டர் வாகனம்_வாங்க கார்_வாங்க வண்டி_வாங்க vaganam vandi',
    conflict: 'வழக்கு நீதிமன்றம் வக்கீல் வழக்கறிஞர் சண்டை தகராறு போட்டி புகார் விவாகரத்து vazhakku',
    spiritual:
      'தியானம் பூஜை வழிபாடு பிரார்த்தனை கோயில் கோவில் மந்திரம் ஹோமம் விரதம் யாத்திரை பெயர்_சூட்டு பெயர்சூட்டு மொட்டை காதுகுத்து உபநயனம் பூணூல் வித்யாரம்பம் poojai kovil',
    creative: 'கலை இசை பாட்டு பாட நடனம் ஓவியம் வரைய கவிதை நாடகம் புகைப்படம் isai nadanam',
  },
  te: {
    communication: 'ఫోన్ కాల్ ఈమెయిల్ ఉత్తరం లేఖ సందేశం మాట్లాడటం మాట్లాడాలి ప్రసంగం సమావేశం కలవడం చర్చ చర్చలు రాయడం ప్రకటన matladali',
    career: 'ఉద్యోగం పని వృత్తి పదోన్నతి ప్రమోషన్ ఇంటర్వ్యూ కార్యాలయం వ్యాపారం దుకాణం దరఖాస్తు రాజీనామా సంస్థ udyogam vyaparam',
    money: 'డబ్బు పెట్టుబడి కొనడం కొనుగోలు అమ్మడం అమ్మకం జీతం అప్పు రుణం బ్యాంకు చెల్లింపు పొదుపు బీమా పన్ను షేర్లు బంగారం dabbu appu',
    love: 'ప్రేమ పెళ్లి పెళ్ళి వివాహం నిశ్చితార్థం సంబంధం పెళ్లిచూపులు pelli prema vivaham',
    travel: 'ప్రయాణం యాత్ర విమానం రైలు పర్యటన వీసా బదిలీ prayanam',
    study: 'చదువు చదవడం విద్య పరీక్ష పరీక్షలు పాఠశాల కళాశాల విశ్వవిద్యాలయం పాఠం పుస్తకం పరిశోధన chaduvu pariksha',
    health: 'ఆరోగ్యం వైద్యుడు డాక్టర్ వైద్యం మందు చికిత్స శస్త్రచికిత్స ఆపరేషన్ ఆసుపత్రి వ్యాయామం టీకా పళ్లు arogyam vaidyam',
    home: 'ఇల్లు ఇంటి కుటుంబం పిల్లలు బిడ్డ తల్లిదండ్రులు వంట తోట గృహప్రవేశం గృహ_ప్రవేశం ఇల్లు_కొనడం illu gruhapravesam',
    property: 'ఆస్తి భూమి స్థలం నిర్మాణం అద్దె శంకుస్థాపన భూమిపూజ రిజిస్ట్రేషన్ అపార్ట్మెంట్ sthalam bhoomi',
    contract: 'ఒప్పందం సంతకం అగ్రిమెంట్ oppandam',
    vehicle: 'వాహనం కారు బండి బైక్ స్కూటర్ వాహనం_కొనడం కారు_కొనడం vahanam bandi',
    conflict: 'కేసు కోర్టు న్యాయస్థానం న్యాయవాది లాయర్ గొడవ వివాదం పోటీ ఫిర్యాదు విడాకులు vivadam',
    spiritual:
      'ధ్యానం పూజ ప్రార్థన గుడి ఆలయం మంత్రం హోమం వ్రతం ఉపవాసం తీర్థయాత్ర నామకరణం అన్నప్రాశన కేశఖండన ఉపనయనం అక్షరాభ్యాసం pooja gudi vratam',
    creative: 'కళ సంగీతం పాట పాడటం నృత్యం చిత్రం చిత్రలేఖనం కవిత నాటకం ఫోటో sangeetam',
  },
  kn: {
    communication: 'ಕರೆ ದೂರವಾಣಿ ಫೋನ್ ಇಮೇಲ್ ಪತ್ರ ಸಂದೇಶ ಮಾತು ಮಾತನಾಡಲು ಭಾಷಣ ಸಭೆ ಭೇಟಿ ಚರ್ಚೆ ಮಾತುಕತೆ ಬರೆಯಲು ಪ್ರಕಟಣೆ maatu sabhe',
    career: 'ಕೆಲಸ ಉದ್ಯೋಗ ವೃತ್ತಿ ಬಡ್ತಿ ಸಂದರ್ಶನ ಕಚೇರಿ ವ್ಯಾಪಾರ ವ್ಯವಹಾರ ಅಂಗಡಿ ಅರ್ಜಿ ರಾಜೀನಾಮೆ ಸಂಸ್ಥೆ kelasa udyoga vyapara',
    money: 'ಹಣ ಹೂಡಿಕೆ ಖರೀದಿ ಕೊಳ್ಳಲು ಮಾರಾಟ ಮಾರಲು ಸಂಬಳ ವೇತನ ಸಾಲ ಬ್ಯಾಂಕ್ ಪಾವತಿ ಉಳಿತಾಯ ವಿಮೆ ತೆರಿಗೆ ಷೇರು ಚಿನ್ನ hana saala',
    love: 'ಪ್ರೀತಿ ಪ್ರೇಮ ಮದುವೆ ವಿವಾಹ ನಿಶ್ಚಿತಾರ್ಥ ಸಂಬಂಧ ಹೆಣ್ಣು_ನೋಡಲು maduve preeti',
    travel: 'ಪ್ರಯಾಣ ಪ್ರವಾಸ ಯಾತ್ರೆ ವಿಮಾನ ರೈಲು ವೀಸಾ ವರ್ಗಾವಣೆ prayana pravasa',
    study: 'ಓದು ಓದಲು ಅಧ್ಯಯನ ಶಿಕ್ಷಣ ಪರೀಕ್ಷೆ ಶಾಲೆ ಕಾಲೇಜು ವಿಶ್ವವಿದ್ಯಾಲಯ ಪಾಠ ಪುಸ್ತಕ ಸಂಶೋಧನೆ odu parikshe',
    health: 'ಆರೋಗ್ಯ ವೈದ್ಯ ವೈದ್ಯರು ಡಾಕ್ಟರ್ ಔಷಧ ಚಿಕಿತ್ಸೆ ಶಸ್ತ್ರಚಿಕಿತ್ಸೆ ಆಸ್ಪತ್ರೆ ವ್ಯಾಯಾಮ ಲಸಿಕೆ ಹಲ್ಲು arogya chikitse',
    home: 'ಮನೆ ಕುಟುಂಬ ಮಕ್ಕಳು ಮಗು ತಂದೆತಾಯಿ ಅಡುಗೆ ತೋಟ ಗೃಹಪ್ರವೇಶ ಗೃಹ_ಪ್ರವೇಶ ಮನೆ_ಖರೀದಿ mane kutumba gruhapravesha',
    property: 'ಆಸ್ತಿ ಭೂಮಿ ಜಮೀನು ನಿವೇಶನ ಕಟ್ಟಡ ನಿರ್ಮಾಣ ಬಾಡಿಗೆ ಶಂಕುಸ್ಥಾಪನೆ ಭೂಮಿಪೂಜೆ ನೋಂದಣಿ bhoomi nivesana',
    contract: 'ಒಪ್ಪಂದ ಕರಾರು ಸಹಿ oppanda',
    vehicle: 'ವಾಹನ ಕಾರು ಗಾಡಿ ಬೈಕ್ ಸ್ಕೂಟರ್ ವಾಹನ_ಖರೀದಿ ಕಾರು_ಖರೀದಿ vahana gaadi',
    conflict: 'ವಿವಾದ ಮೊಕದ್ದಮೆ ನ್ಯಾಯಾಲಯ ಕೋರ್ಟ್ ವಕೀಲ ವಕೀಲರು ಜಗಳ ಸ್ಪರ್ಧೆ ದೂರು ವಿಚ್ಛೇದನ vivada',
    spiritual:
      'ಧ್ಯಾನ ಪೂಜೆ ಪ್ರಾರ್ಥನೆ ದೇವಸ್ಥಾನ ದೇವಾಲಯ ಮಂತ್ರ ಹೋಮ ವ್ರತ ಉಪವಾಸ ತೀರ್ಥಯಾತ್ರೆ ನಾಮಕರಣ ಅನ್ನಪ್ರಾಶನ ಚೌಲ ಉಪನಯನ ಅಕ್ಷರಾಭ್ಯಾಸ pooje devasthana',
    creative: 'ಕಲೆ ಸಂಗೀತ ಹಾಡು ಹಾಡಲು ನೃತ್ಯ ಚಿತ್ರ ಚಿತ್ರಕಲೆ ಕವಿತೆ ನಾಟಕ sangeeta',
  },
  ml: {
    communication: 'ഫോൺ വിളി വിളിക്കാൻ ഇമെയിൽ കത്ത് സന്ദേശം സംസാരിക്കാൻ സംസാരം പ്രസംഗം യോഗം കൂടിക്കാഴ്ച ചർച്ച എഴുതാൻ അറിയിപ്പ് samsaram',
    career: 'ജോലി തൊഴിൽ ഉദ്യോഗം സ്ഥാനക്കയറ്റം അഭിമുഖം ഇന്റർവ്യൂ ഓഫീസ് കച്ചവടം വ്യാപാരം ബിസിനസ് കട അപേക്ഷ രാജി സ്ഥാപനം joli kachavadam',
    money: 'പണം നിക്ഷേപം വാങ്ങാൻ വാങ്ങൽ വിൽക്കാൻ വിൽപ്പന ശമ്പളം കടം വായ്പ ബാങ്ക് സമ്പാദ്യം ഇൻഷുറൻസ് നികുതി ഓഹരി സ്വർണം സ്വർണ്ണം panam kadam',
    love: 'പ്രണയം സ്നേഹം വിവാഹം കല്യാണം വിവാഹനിശ്ചയം ബന്ധം പെണ്ണുകാണൽ kalyanam vivaham pranayam',
    travel: 'യാത്ര വിമാനം തീവണ്ടി ട്രെയിൻ വിനോദയാത്ര വിസ സ്ഥലംമാറ്റം yathra',
    study: 'പഠനം പഠിക്കാൻ വിദ്യാഭ്യാസം പരീക്ഷ സ്കൂൾ കോളേജ് സർവകലാശാല പാഠം പുസ്തകം ഗവേഷണം padanam pareeksha',
    health: 'ആരോഗ്യം ഡോക്ടർ വൈദ്യൻ മരുന്ന് ചികിത്സ ശസ്ത്രക്രിയ ആശുപത്രി വ്യായാമം കുത്തിവെപ്പ് പല്ല് arogyam chikitsa',
    home: 'വീട് കുടുംബം കുട്ടികൾ കുഞ്ഞ് മാതാപിതാക്കൾ പാചകം തോട്ടം ഗൃഹപ്രവേശം പാലുകാച്ചൽ വീട്_വാങ്ങാൻ veedu kudumbam gruhapravesam',
    property: 'സ്വത്ത് ഭൂമി സ്ഥലം നിർമാണം നിർമ്മാണം വാടക കല്ലിടൽ കുറ്റിയടി ഫ്ലാറ്റ് രജിസ്ട്രേഷൻ bhoomi sthalam',
    contract: 'കരാർ ഉടമ്പടി ഒപ്പ് ഒപ്പിടാൻ karar',
    vehicle: 'വാഹനം കാർ വണ്ടി ബൈക്ക് സ്കൂട്ടർ വാഹനം_വാങ്ങാൻ കാർ_വാങ്ങാൻ vahanam vandi',
    conflict: 'കേസ് കോടതി വക്കീൽ അഭിഭാഷകൻ വഴക്ക് തർക്കം മത്സരം പരാതി വിവാഹമോചനം tharkkam',
    spiritual:
      'ധ്യാനം പൂജ പ്രാർഥന പ്രാർത്ഥന ക്ഷേത്രം അമ്പലം മന്ത്രം ഹോമം വ്രതം ഉപവാസം തീർഥാടനം തീർത്ഥാടനം പേരിടൽ ചോറൂണ് ഉപനയനം വിദ്യാരംഭം എഴുത്തിനിരുത്ത് pooja ambalam',
    creative: 'കല സംഗീതം പാട്ട് പാടാൻ നൃത്തം ചിത്രം ചിത്രരചന കവിത നാടകം sangeetham',
  },
  mr: {
    communication: 'फोन कॉल ईमेल पत्र निरोप संदेश बोलणे बोलायचे भाषण बैठक भेट भेटणे चर्चा वाटाघाटी लिहिणे लिहायचे घोषणा bhet bolne',
    career: 'नोकरी काम व्यवसाय बढती मुलाखत कार्यालय धंदा व्यापार दुकान अर्ज राजीनामा कंपनी प्रकल्प nokri dhanda',
    money: 'पैसे पैसा गुंतवणूक खरेदी विकत_घेणे विक्री विकणे पगार कर्ज बँक देयक बचत विमा शेअर सोने paise karj',
    love: 'प्रेम लग्न विवाह साखरपुडा नाते नातेसंबंध मुलगी_पाहणे lagna prem sakharpuda',
    travel: 'प्रवास सहल विमान रेल्वे गाडीप्रवास स्थलांतर व्हिसा pravas sahal',
    study: 'अभ्यास शिक्षण शिकणे परीक्षा शाळा महाविद्यालय विद्यापीठ धडा पुस्तक संशोधन वाचन abhyas shikshan',
    health: 'आरोग्य तब्येत डॉक्टर वैद्य औषध उपचार शस्त्रक्रिया रुग्णालय दवाखाना व्यायाम लस दात arogya upchar',
    home: 'घर कुटुंब मुले बाळ आईवडील स्वयंपाक बाग गृहप्रवेश वास्तुशांत वास्तुशांती घर_घेणे घर_खरेदी ghar kutumb vastushanti',
    property: 'मालमत्ता जमीन भूखंड बांधकाम भाडे भूमिपूजन सदनिका नोंदणी jamin',
    contract: 'करार सही स्वाक्षरी करारनामा karar',
    vehicle: 'वाहन गाडी कार दुचाकी स्कूटर वाहन_खरेदी गाडी_घेणे गाडी_खरेदी vahan gadi',
    conflict: 'वाद खटला न्यायालय कोर्ट वकील भांडण स्पर्धा तक्रार घटस्फोट khatla',
    spiritual:
      'ध्यान पूजा प्रार्थना मंदिर देऊळ मंत्र होम व्रत उपवास तीर्थयात्रा बारसे नामकरण जावळ मुंज उपनयन उष्टावण pooja munj barse',
    creative: 'कला संगीत गाणे गायन नृत्य चित्र चित्रकला कविता नाटक छायाचित्र sangeet',
  },
  gu: {
    communication: 'ફોન કૉલ કોલ ઈમેલ પત્ર સંદેશ વાત વાતચીત ભાષણ બેઠક મુલાકાત મળવું ચર્ચા વાટાઘાટ લખવું જાહેરાત vaat mulakat',
    career: 'નોકરી કામ વ્યવસાય બઢતી ઇન્ટરવ્યૂ ઓફિસ ધંધો વેપાર દુકાન અરજી રાજીનામું કંપની nokri dhandho vepar',
    money: 'પૈસા રોકાણ ખરીદી ખરીદવું વેચાણ વેચવું પગાર લોન દેવું બેંક ચુકવણી બચત વીમો વેરો શેર સોનું paisa rokan',
    love: 'પ્રેમ લગ્ન વિવાહ સગાઈ સંબંધ lagna prem sagai',
    travel: 'પ્રવાસ મુસાફરી યાત્રા વિમાન ટ્રેન ફરવા વિઝા સ્થળાંતર pravas musafari',
    study: 'અભ્યાસ ભણતર ભણવું શિક્ષણ પરીક્ષા શાળા કૉલેજ યુનિવર્સિટી પાઠ પુસ્તક સંશોધન abhyas pariksha',
    health: 'આરોગ્ય તબિયત ડૉક્ટર ડોક્ટર વૈદ્ય દવા સારવાર ઓપરેશન હોસ્પિટલ કસરત રસી દાંત tabiyat',
    home: 'ઘર કુટુંબ પરિવાર બાળકો બાળક માતાપિતા રસોઈ બગીચો ગૃહપ્રવેશ વાસ્તુ વાસ્તુપૂજન ઘર_ખરીદી ઘર_ખરીદવું ghar parivar gruhpravesh',
    property: 'મિલકત જમીન પ્લોટ બાંધકામ ભાડું ખાતમુહૂર્ત ભૂમિપૂજન ફ્લેટ દસ્તાવેજ jamin',
    contract: 'કરાર સહી કરારનામું karar',
    vehicle: 'વાહન ગાડી કાર બાઇક સ્કૂટર વાહન_ખરીદી ગાડી_ખરીદી કાર_ખરીદી vahan gadi',
    conflict: 'વિવાદ કેસ અદાલત કોર્ટ વકીલ ઝઘડો સ્પર્ધા ફરિયાદ છૂટાછેડા vivad',
    spiritual:
      'ધ્યાન પૂજા પ્રાર્થના મંદિર મંત્ર હવન યજ્ઞ વ્રત ઉપવાસ જાત્રા નામકરણ મુંડન બાબરી જનોઈ ઉપનયન અન્નપ્રાશન pooja mandir janoi',
    creative: 'કલા સંગીત ગીત ગાવું નૃત્ય ચિત્ર ચિત્રકામ કવિતા નાટક sangeet',
  },
  bn: {
    communication: 'ফোন কল ইমেল চিঠি বার্তা কথা কথাবার্তা বক্তৃতা সভা বৈঠক দেখা সাক্ষাৎ আলোচনা লেখা ঘোষণা kotha dekha',
    career: 'চাকরি কাজ পেশা পদোন্নতি ইন্টারভিউ অফিস ব্যবসা দোকান আবেদন ইস্তফা কোম্পানি প্রকল্প chakri byabsa',
    money: 'টাকা বিনিয়োগ কেনা কেনাকাটা বিক্রি বেতন মাইনে ঋণ ধার ব্যাংক ব্যাঙ্ক সঞ্চয় বিমা কর শেয়ার সোনা taka rin',
    love: 'প্রেম ভালোবাসা বিয়ে বিবাহ আশীর্বাদ বাগদান সম্পর্ক পাত্রী_দেখা biye prem bibaha',
    travel: 'যাত্রা ভ্রমণ বেড়ানো বিমান ট্রেন রেল ভিসা বদলি jatra bhraman',
    study: 'পড়া পড়াশোনা পড়াশোনার শিক্ষা পরীক্ষা স্কুল কলেজ বিশ্ববিদ্যালয় পাঠ বই গবেষণা porashona porikkha',
    health: 'স্বাস্থ্য ডাক্তার চিকিৎসক ওষুধ চিকিৎসা অস্ত্রোপচার অপারেশন হাসপাতাল ব্যায়াম টিকা দাঁত chikitsa',
    home: 'বাড়ি ঘর পরিবার সন্তান শিশু বাবা মা রান্না বাগান গৃহপ্রবেশ গৃহ_প্রবেশ বাড়ি_কেনা bari poribar grihaprabesh',
    property: 'সম্পত্তি জমি প্লট নির্মাণ ভাড়া ভিতপুজো ভিত ফ্ল্যাট রেজিস্ট্রি jomi',
    contract: 'চুক্তি সই স্বাক্ষর chukti',
    vehicle: 'গাড়ি যানবাহন বাহন মোটরবাইক বাইক স্কুটার গাড়ি_কেনা gari',
    conflict: 'বিবাদ মামলা আদালত কোর্ট উকিল আইনজীবী ঝগড়া প্রতিযোগিতা অভিযোগ বিচ্ছেদ mamla',
    spiritual:
      'ধ্যান পূজা পুজো প্রার্থনা মন্দির মন্ত্র হোম যজ্ঞ ব্রত উপবাস তীর্থ নামকরণ অন্নপ্রাশন মুখেভাত পৈতে উপনয়ন হাতেখড়ি pujo mandir poite',
    creative: 'শিল্প সংগীত সঙ্গীত গান নাচ নৃত্য ছবি আঁকা কবিতা নাটক gaan',
  },
};
