import type { Texture } from 'pixi.js';
import { paintTexture } from './paint-texture.ts';

export type DragonTextures = ReturnType<typeof paintDragonTextures>;

/** Paints the shadow, rings and lights around and under dragons. */
export const paintDragonTextures = (theme: 'light' | 'dark') => ({
  shadow: paintShadow(),
  ring: paintRing(),
  rare: paintStarRing(),
  own: paintOwnDisc(theme),
  glow: paintGlow(),
});

function paintShadow(): Texture {
  return paintTexture(128, 46, (canvas) => {
    const gradient = canvas.createRadialGradient(64, 64, 4, 64, 64, 62);
    gradient.addColorStop(0, 'rgba(24,18,10,0.34)');
    gradient.addColorStop(1, 'rgba(24,18,10,0)');
    canvas.scale(1, 46 / 128);
    canvas.fillStyle = gradient;
    canvas.fillRect(0, 0, 128, 128);
  });
}

/** The ring around the selected dragon: a light and a dark ring, visible on any ground. */
function paintRing(): Texture {
  return paintTexture(256, 256, (canvas) => {
    for (const [width, color] of [
      [9, 'rgba(20,16,10,0.75)'],
      [4, '#fff6dc'],
    ] as const) {
      canvas.strokeStyle = color;
      canvas.lineWidth = width;
      canvas.beginPath();
      canvas.arc(128, 128, 118, 0, 2 * Math.PI);
      canvas.stroke();
    }
  });
}

/** The highlight of the player's own dragons: a ring with a pale disc, on which a dragon stands out from any ground. */
function paintOwnDisc(theme: 'light' | 'dark'): Texture {
  const [ring, edge, fill] =
    theme === 'light'
      ? ['#1b7a4e', 'rgba(248,255,248,0.8)', '248,255,248']
      : ['#7ff0b6', 'rgba(6,20,16,0.7)', '150,255,205'];
  return paintTexture(64, 64, (canvas) => {
    const gradient = canvas.createRadialGradient(32, 32, 0, 32, 32, 27);
    const strength = theme === 'light' ? 0.72 : 0.22;
    gradient.addColorStop(0, `rgba(${fill},${strength})`);
    gradient.addColorStop(1, `rgba(${fill},${strength / 4})`);
    canvas.fillStyle = gradient;
    canvas.beginPath();
    canvas.arc(32, 32, 27, 0, 2 * Math.PI);
    canvas.fill();
    for (const [width, color] of [
      [7, edge],
      [3.5, ring],
    ] as const) {
      canvas.lineWidth = width;
      canvas.strokeStyle = color;
      canvas.stroke();
    }
  });
}

/** The highlight behind a rare dragon in a close view: a ring of small stars. */
function paintStarRing(): Texture {
  const [size, stars] = [256, 6];
  return paintTexture(size, size, (canvas) => {
    canvas.translate(size / 2, size / 2);
    canvas.strokeStyle = 'rgba(20,24,52,0.8)';
    canvas.fillStyle = '#f4f0ff';
    canvas.lineWidth = 4;
    for (let star = 0; star < stars; star += 1) {
      const reach = star % 2 === 0 ? 22 : 13;
      canvas.save();
      canvas.rotate((2 * Math.PI * star) / stars);
      canvas.translate(0, -92);
      canvas.beginPath();
      for (let point = 0; point < 8; point += 1) {
        const radius = point % 2 === 0 ? reach : reach * 0.3;
        const angle = (Math.PI * point) / 4;
        canvas.lineTo(Math.sin(angle) * radius, -Math.cos(angle) * radius);
      }
      canvas.closePath();
      canvas.stroke();
      canvas.fill();
      canvas.restore();
    }
  });
}

/** The glow of a hatching egg. */
const paintGlow = () => paintLight('rgba(255,244,206,1)', 'rgba(255,206,120,0.55)', 'rgba(255,170,70,0)');

/** The shape of a leaf, a drop or a feather. */
export function paintMote(): Texture {
  return paintTexture(128, 128, (canvas) => {
    canvas.fillStyle = '#ffffff';
    canvas.beginPath();
    canvas.moveTo(12, 64);
    canvas.quadraticCurveTo(58, 22, 116, 64);
    canvas.quadraticCurveTo(58, 106, 12, 64);
    canvas.fill();
  });
}

/** White light. Pixi tints it. */
export const paintStar = () =>
  paintLight('rgba(255,255,255,1)', 'rgba(255,255,255,0.4)', 'rgba(255,255,255,0)');

function paintLight(middle: string, between: string, edge: string): Texture {
  return paintTexture(128, 128, (canvas) => {
    const gradient = canvas.createRadialGradient(64, 64, 2, 64, 64, 64);
    gradient.addColorStop(0, middle);
    gradient.addColorStop(0.3, between);
    gradient.addColorStop(1, edge);
    canvas.fillStyle = gradient;
    canvas.fillRect(0, 0, 128, 128);
  });
}
