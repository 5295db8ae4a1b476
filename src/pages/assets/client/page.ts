import { filterWhileTyping } from './filter.js';
import { goToKeptClock, offerToKeepClock } from './hours.js';
import { offerToKeep } from './keep.js';
import { offerLocation } from './location.js';
import { offerOwn } from './own.js';
import { prepareForPaper } from './paper.js';
import { suggestPlaces } from './places.js';
import { movePresent } from './present.js';
import { changeOnTap } from './still.js';
import { swapPages } from './swap.js';
import { offerToShowTyped } from './typed.js';
import { greyOutUnknown } from './unknown.js';

/**
 * Enhancement only: every page works without it. It has no words and no addresses of its own, which stand in the
 * attributes of the page in the reader's language, it asks nobody but this service, and keeps only what somebody wants
 * to be kept on this device.
 */
function enhance(root: ParentNode): void {
  suggestPlaces(root);
  offerLocation(root);
  greyOutUnknown(root);
  offerOwn(root);
  offerToKeep(root);
  filterWhileTyping(root);
  movePresent(root);
  changeOnTap(root);
  offerToShowTyped(root);
  offerToKeepClock();
  root.querySelector<HTMLElement>('[data-focus]')?.focus();
}

goToKeptClock();
enhance(document);
swapPages(enhance);
prepareForPaper();
