import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';

/** The sounds of the stage, made by oscillators and noise: nothing is downloaded. */
export interface RevealSound {
  /** Wax that gives way under a thumb. */
  hold(): void;
  release(): void;
  /** Wax breaks, paper unfolds, and a chord rises: of the house, with a note more for each ring of rarity, and bells of gold. */
  open(asset: AssetInfo, rings: number, pace: number): void;
  close(): void;
}

/** Semitones above the ground note. */
const chords = {
  FIRE: [0, 7, 12, 16],
  WATER: [0, 5, 12, 14],
  EARTH: [0, 7, 10, 15],
  AIR: [0, 7, 14, 19],
} as const;
const grounds = { FIRE: 146.8, WATER: 174.6, EARTH: 130.8, AIR: 196 } as const;
const keyChord = [0, 12, 19] as const;
const keyGround = 220;

/** Begins to sound at once: browsers allow it only in the handler of a press. */
export function createRevealSound(): RevealSound {
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = 0.5;
  out.connect(context.destination);
  const noise = noiseOf(context);
  let rumble: AudioScheduledSourceNode | null = null;

  const ring = (type: OscillatorType, pitch: number, at: number, seconds: number, volume: number) => {
    const tone = context.createOscillator();
    tone.type = type;
    tone.frequency.value = pitch;
    tone.connect(envelope(context, out, { at, rise: Math.min(0.3, seconds / 6), seconds, volume }));
    tone.start(at);
    tone.stop(at + seconds);
  };
  const rustle = (band: number, at: number, seconds: number, volume: number) => {
    const source = context.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = band;
    filter.frequency.linearRampToValueAtTime(band * 1.8, at + seconds);
    source.connect(filter).connect(envelope(context, out, { at, rise: seconds / 8, seconds, volume }));
    source.start(at);
    source.stop(at + seconds);
    return source;
  };
  const release = () => {
    rumble?.stop();
    rumble = null;
  };

  return {
    hold() {
      release();
      rumble = rustle(90, context.currentTime, 1.1, 0.5);
    },
    release,
    open({ dragon, golden }, rings, pace) {
      release();
      const now = context.currentTime;
      rustle(2_400, now, 0.09, 0.9);
      rustle(700, now, 0.16, 0.7);
      rustle(1_500, now + 0.42 * pace, 0.7 * pace, 0.12);
      const house = dragon?.house;
      const [chord, ground] = house ? [chords[house], grounds[house]] : [keyChord, keyGround];
      chord.slice(0, 2 + rings).forEach((steps, index) => {
        const pitch = ground * 2 ** (steps / 12);
        const at = now + (0.75 + index * 0.16) * pace;
        ring('sine', pitch, at, 3 * pace, 0.2);
        ring('triangle', pitch * 2, at, 2 * pace, 0.05);
      });
      if (!golden) return;
      ring('sine', ground / 2, now + 0.2, 4, 0.3);
      [24, 31, 28, 36, 40].forEach((steps, index) =>
        ring('sine', ground * 2 ** (steps / 12), now + 1.3 * pace + index * 0.13, 2.4, 0.08),
      );
    },
    close() {
      void context.close();
    },
  };
}

interface Envelope {
  at: number;
  rise: number;
  seconds: number;
  volume: number;
}

function envelope(context: AudioContext, out: AudioNode, { at, rise, seconds, volume }: Envelope): AudioNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  gain.connect(out);
  return gain;
}

/** One second of white noise. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  buffer.getChannelData(0).forEach((_, index, samples) => {
    samples[index] = Math.random() * 2 - 1;
  });
  return buffer;
}
