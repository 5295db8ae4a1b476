import type { IntentWords } from '../words/intent-words.js';

export const intents: IntentWords = {
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
  property: 'immobilie* grundstück* bauen bau hausbau* baustel* wohnung* miete mieten hypothek* renovier* langfristig*',
  contract:
    'vertrag* verträg* unterschr* unterzeichn* mietvertrag* mietverträg* kaufvertrag* arbeitsvertrag* vereinbarung*',
  vehicle: 'auto autos fahrzeug* motorrad* autokauf* gebrauchtwagen* neuwagen* wagen_kaufen wagen_verkaufen',
  conflict:
    'konflikt* gericht* streit* klage klagen anwalt* anwält* rechtss* prozess* wettkampf* wettbewerb* kampf beschwerd* scheidung* polizei*',
  spiritual:
    'gebet* beten meditat* meditier* ritual* tempel* yoga spirit* mantra* fasten kirche* andacht* pilger* taufe gottesdienst* namensgebung erster_haarschnitt ersten_haarschnitt',
  creative:
    'kreativ* kunst* künst* musik* musiz* malen malerei* zeichn* design* lied lieder singen tanz* tanzen foto* gedicht* dichten roman film* gitarre* klavier* konzert* theater*',
};
