import { all, fill, say } from './elements.js';

/** A place is asked of the device at most this often, ms, and given up after so many. */
const ASKING: PositionOptions = { maximumAge: 600_000, timeout: 15_000 };

/** Degrees to a hundredth: a kilometre, which moves a sunrise by seconds. */
const DECIMALS = 2;

/** Shows the buttons that fill in where the visitor is, which only tools of a day have. */
export function offerLocation(root: ParentNode): void {
  if (!window.isSecureContext || !('geolocation' in navigator)) return;
  for (const button of all<HTMLButtonElement>(root, '[data-here]')) {
    const { lat, lon, clear = '', wait, done, fail } = button.dataset;
    button.hidden = false;
    button.addEventListener('click', () => {
      say(button, wait);
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          for (const id of clear.split(' ')) fill(id, '');
          fill(lat, coords.latitude.toFixed(DECIMALS));
          fill(lon, coords.longitude.toFixed(DECIMALS));
          say(button, done);
        },
        () => say(button, fail),
        ASKING,
      );
    });
  }
}
