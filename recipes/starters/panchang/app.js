import { CalculationError } from 'nirayana';
import { panchang } from 'nirayana/tools/panchang';

const form = document.querySelector('form');
const list = document.querySelector('dl');
const alert = document.querySelector('[role=alert]');

const place = JSON.parse(localStorage.getItem('place') ?? '{"latitude":"25.3168","longitude":"83.0105"}');
form.elements.latitude.value = place.latitude;
form.elements.longitude.value = place.longitude;
form.elements.date.value = new Date().toLocaleDateString('sv');
form.addEventListener('input', show);
navigator.serviceWorker?.register('worker.js');
show();

function show() {
  const { date, latitude, longitude } = Object.fromEntries(new FormData(form));
  list.replaceChildren();
  alert.textContent = '';
  try {
    const { result } = panchang({ date, latitude: Number(latitude), longitude: Number(longitude) });
    localStorage.setItem('place', JSON.stringify({ latitude, longitude }));
    for (const [term, text] of linesOf(result)) {
      list.append(element('dt', term), element('dd', text));
    }
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error;
    alert.textContent = error.fieldErrors.map(({ message }) => message).join(' ') || error.message;
  }
}

function linesOf({ vara, tithi, nakshatra, yoga, karana, lunar_month, sunrise_at, sunset_at, windows, observances }) {
  return [
    ['Day', `${vara.name}, ${lunar_month.amanta.name} ${tithi.paksha}`],
    ['Tithi', until(tithi)],
    ['Nakshatra', until(nakshatra)],
    ['Yoga', until(yoga)],
    ['Karana', until(karana)],
    ['Sun', `${clock(sunrise_at)} to ${clock(sunset_at)}`],
    ['Rahu kala', `${clock(windows.rahu_kalam.starts_at)} to ${clock(windows.rahu_kalam.ends_at)}`],
    ['Observances', observances.map(({ name }) => name).join(', ') || 'none'],
  ];
}

/** Times are those of the place, as they are written. */
function clock(at) {
  return at.slice(11, 16);
}

function until({ name, ends_at }) {
  return `${name} until ${ends_at.slice(0, 10)} ${clock(ends_at)}`;
}

function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
