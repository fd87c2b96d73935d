/** Formats seconds as `2 d 03:14:09`, `3:14:09`, `14:09`. */
export function formatDuration(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3_600) % 24;
  const minutes = Math.floor(seconds / 60) % 60;
  const clock = `${padTwo(minutes)}:${padTwo(seconds % 60)}`;
  if (days > 0) return `${days} d ${padTwo(hours)}:${clock}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}

const padTwo = (value: number) => String(value).padStart(2, '0');
