import type { DeviceWords } from '../pages/site/device-words.js';

/** What pages say of the service that runs on the device of their reader. */
export const device: DeviceWords = {
  title: 'Offline',
  lead: 'Panchang, kundli, matching, festivals, muhurta and eclipses are calculated on this device, with the same numbers as online.',
  wait: 'The calculators are being saved on this device. Nothing you enter leaves it.',
  calculating: 'Being calculated on this device …',
  noScript:
    'These pages calculate on your own device and need JavaScript for it. Without it nothing can be calculated here, and no form sends anything.',
  unsupported:
    'This browser cannot calculate on the device. It takes Chrome or Edge 91, Safari 15, Firefox 147 or later, and no private window.',
  failed: 'The calculators could not be saved on this device. Please check the network and reload the page.',
  offline: ['No network.', 'Everything is calculated on this device.'],
  ready: 'Version {new} is ready. What you see is from {now}.',
  update: 'Update now',
  missing: 'This page is not saved here. It opens when you are online.',
  saved: {
    title: 'Saved on this device',
    program: 'Calculators, pages and ephemeris',
    programText: 'version {version}, {languages}',
    places: 'Places and time zones',
    placesText: 'cities of the world, parts of Indian cities',
    methods: 'Methods',
    methodsText: 'pages saved: {n}',
    details: 'Your details',
    detailsText: 'people, place and clock that you chose to save',
    not: 'not saved',
    nothingElse: 'Nothing else: no results, no searches, no addresses you opened.',
  },
  acts: {
    save: 'Save on this device',
    savePlaces: 'Save the places',
    saveMethods: 'Save all methods',
    deleteDetails: 'Delete your details',
    deleteAll: 'Delete everything',
    deleted: 'Deleted.',
    exportDetails: 'Export your details',
    importDetails: 'Import from a file',
    imported: 'Imported: {n}.',
    wrongFile: 'This file holds no details exported from here. Nothing was changed.',
    failed: 'That did not work. Please check the network and the free space.',
  },
  needs: {
    title: 'What needs a network',
    rows: [
      ['Small places', 'For a place that is not in the list, enter coordinates or choose the nearest town.'],
      ['Calendars', 'A subscription needs a server. Here a calendar is saved as a file.'],
      [
        'Sharing',
        'An address opens for others when they are online. What you entered stands behind its # sign, which is never sent.',
      ],
      ['Methods', 'Those you have opened or saved can be read without a network.'],
    ],
  },
  install: {
    title: 'Install',
    text: 'an icon on the home screen, without an app store',
    rows: [
      ['Android', 'Menu of the browser, then “Install app” or “Add to Home screen”.'],
      ['iPhone, iPad', 'Share, then “Add to Home Screen”.'],
      ['Desktop', 'The install icon at the end of the address bar.'],
    ],
  },
  use: 'Use offline',
};
