import type { Texture } from 'pixi.js';
import { paintTexture } from './paint-texture.ts';

export type DragonMarks = ReturnType<typeof paintMarks>;

/** Paints the marks around and under dragons. */
export const paintMarks = (theme: 'light' | 'dark') => ({
  shadow: paintShadow(),
  ring: paintRing(),
  rare: paintStarRing(),
  own: paintOwnMark(theme),
  glow: paintGlow(),
});

/** The shadow of a dragon on the ground. */
function paintShadow(): Texture {
  return paintTexture(128, 46, (paint) => {
    const soft = paint.createRadialGradient(64, 64, 4, 64, 64, 62);
    soft.addColorStop(0, 'rgba(24,18,10,0.34)');
    soft.addColorStop(1, 'rgba(24,18,10,0)');
    paint.scale(1, 46 / 128);
    paint.fillStyle = soft;
    paint.fillRect(0, 0, 128, 128);
  });
}

/** The mark around the selected dragon: a light and a dark ring, visible on any ground. */
function paintRing(): Texture {
  return paintTexture(256, 256, (paint) => {
    for (const [width, colour] of [
      [9, 'rgba(20,16,10,0.75)'],
      [4, '#fff6dc'],
    ] as const) {
      paint.strokeStyle = colour;
      paint.lineWidth = width;
      paint.beginPath();
      paint.arc(128, 128, 118, 0, 2 * Math.PI);
      paint.stroke();
    }
  });
}

/** The mark of the player's own dragons: a ring with a pale disc, on which a dragon stands out from any ground. */
function paintOwnMark(theme: 'light' | 'dark'): Texture {
  const [ring, edge, within] =
    theme === 'light'
      ? ['#1b7a4e', 'rgba(248,255,248,0.8)', '248,255,248']
      : ['#7ff0b6', 'rgba(6,20,16,0.7)', '150,255,205'];
  return paintTexture(64, 64, (paint) => {
    const pale = paint.createRadialGradient(32, 32, 0, 32, 32, 27);
    const strength = theme === 'light' ? 0.72 : 0.22;
    pale.addColorStop(0, `rgba(${within},${strength})`);
    pale.addColorStop(1, `rgba(${within},${strength / 4})`);
    paint.fillStyle = pale;
    paint.beginPath();
    paint.arc(32, 32, 27, 0, 2 * Math.PI);
    paint.fill();
    for (const [width, colour] of [
      [7, edge],
      [3.5, ring],
    ] as const) {
      paint.lineWidth = width;
      paint.strokeStyle = colour;
      paint.stroke();
    }
  });
}

/** Behind a rare dragon in a close view: a ring of small stars. */
function paintStarRing(): Texture {
  const [size, stars] = [256, 6];
  return paintTexture(size, size, (paint) => {
    paint.translate(size / 2, size / 2);
    paint.strokeStyle = 'rgba(20,24,52,0.8)';
    paint.fillStyle = '#f4f0ff';
    paint.lineWidth = 4;
    for (let star = 0; star < stars; star += 1) {
      const reach = star % 2 === 0 ? 22 : 13;
      paint.save();
      paint.rotate((2 * Math.PI * star) / stars);
      paint.translate(0, -92);
      paint.beginPath();
      for (let point = 0; point < 8; point += 1) {
        const radius = point % 2 === 0 ? reach : reach * 0.3;
        const angle = (Math.PI * point) / 4;
        paint.lineTo(Math.sin(angle) * radius, -Math.cos(angle) * radius);
      }
      paint.closePath();
      paint.stroke();
      paint.fill();
      paint.restore();
    }
  });
}

/** The glow of a hatching egg. */
const paintGlow = () => paintLight('rgba(255,244,206,1)', 'rgba(255,206,120,0.55)', 'rgba(255,170,70,0)');

/** The shape of a leaf, a drop or a feather. */
export function paintMote(): Texture {
  return paintTexture(128, 128, (paint) => {
    paint.fillStyle = '#ffffff';
    paint.beginPath();
    paint.moveTo(12, 64);
    paint.quadraticCurveTo(58, 22, 116, 64);
    paint.quadraticCurveTo(58, 106, 12, 64);
    paint.fill();
  });
}

/** White light. Pixi tints it. */
export const paintStar = () =>
  paintLight('rgba(255,255,255,1)', 'rgba(255,255,255,0.4)', 'rgba(255,255,255,0)');

function paintLight(middle: string, between: string, edge: string): Texture {
  return paintTexture(128, 128, (paint) => {
    const soft = paint.createRadialGradient(64, 64, 2, 64, 64, 64);
    soft.addColorStop(0, middle);
    soft.addColorStop(0.3, between);
    soft.addColorStop(1, edge);
    paint.fillStyle = soft;
    paint.fillRect(0, 0, 128, 128);
  });
}
