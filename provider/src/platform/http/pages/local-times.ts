/**
 * The script of our pages. It shows times in the reader's time zone and language, with UTC on hover, and a countdown that reloads
 * the page at the end. Without scripts, both stay as sent by the server.
 */
export const localTimes = `
for (const time of document.querySelectorAll('time')) {
  const at = new Date(time.dateTime);
  const isToday = at.toDateString() === new Date().toDateString();
  time.title = time.textContent;
  time.textContent = isToday ? at.toLocaleTimeString() : at.toLocaleString();
}
const timer = document.querySelector('[data-left]');
if (timer && timer.dataset.left > 0) {
  const end = performance.now() + timer.dataset.left * 1000;
  const show = () => {
    const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    timer.textContent = Math.floor(left / 60) + ':' + String(left % 60).padStart(2, '0');
    if (left > 0) setTimeout(show, 250);
    else setTimeout(() => location.reload(), 1500);
  };
  document.querySelectorAll('[data-when-shown]').forEach((words) => words.remove());
  show();
}
`;
