// Keeps the application: after the first visit it opens without a network.
const CACHE = 'panchang-VERSION';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['./', 'app.js'])));
});

self.addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => names.filter((name) => name !== CACHE));
  event.waitUntil(others.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});

self.addEventListener('fetch', (event) => {
  event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)));
});
