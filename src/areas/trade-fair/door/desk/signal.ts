/** Sounds and vibrations for an operator who looks at the guest and not at the screen. */
export type Tone = 'good' | 'warn' | 'bad';

interface Beep {
  hertz: number;
  /** When it begins, in seconds after the first sound. */
  from: number;
  seconds: number;
}

const BEEPS: Readonly<Record<Tone, readonly Beep[]>> = {
  good: [{ hertz: 880, from: 0, seconds: 0.14 }],
  warn: [
    { hertz: 587, from: 0, seconds: 0.12 },
    { hertz: 587, from: 0.18, seconds: 0.12 },
  ],
  bad: [{ hertz: 220, from: 0, seconds: 0.5 }],
};
const VIBRATIONS: Readonly<Record<Tone, number[]>> = { good: [60], warn: [60, 80, 60], bad: [350] };
const VOLUME = 0.2;

let audio: AudioContext | undefined;

function play(tone: Tone) {
  if (!('AudioContext' in window)) return;
  audio ??= new AudioContext();
  const { currentTime, destination } = audio;
  for (const { hertz, from, seconds } of BEEPS[tone]) {
    const source = audio.createOscillator();
    const volume = audio.createGain();
    source.frequency.value = hertz;
    volume.gain.value = VOLUME;
    source.connect(volume).connect(destination);
    source.start(currentTime + from);
    source.stop(currentTime + from + seconds);
  }
}

export function signal(tone: Tone) {
  play(tone);
  // Not every phone has it.
  if ('vibrate' in navigator) navigator.vibrate(VIBRATIONS[tone]);
}
