import type { IntentWords } from '../words/intent-words.js';

export const intents: IntentWords = {
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
};
