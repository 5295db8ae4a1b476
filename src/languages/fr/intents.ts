import type { IntentWords } from '../words/intent-words.js';

export const intents: IntentWords = {
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
};
