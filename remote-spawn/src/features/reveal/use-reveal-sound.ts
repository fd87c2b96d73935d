import { useEffect, useRef, useState } from 'react';
import type { RevealSound } from './reveal-sound.ts';
import { createRevealSound } from './reveal-sound.ts';

/** The sound of the stage: off until the player turns it on, and ended with the stage. */
export function useRevealSound() {
  const sound = useRef<RevealSound>(undefined);
  const [isOn, setIsOn] = useState(false);
  const close = () => {
    sound.current?.close();
    sound.current = undefined;
  };
  useEffect(() => close, []);

  const toggle = () => {
    if (isOn) close();
    else sound.current = createRevealSound();
    setIsOn(!isOn);
  };
  return { sound, isOn, toggle };
}
