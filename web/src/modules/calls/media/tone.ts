const notes = [660, 880];
const noteSeconds = 0.25;

/** Silent while the browser allows no sound. */
export function playTone(): void {
  const context = new AudioContext();
  const gain = context.createGain();
  gain.gain.value = 0.15;
  gain.connect(context.destination);
  notes.forEach((frequency, index) => {
    const oscillator = context.createOscillator();
    oscillator.frequency.value = frequency;
    oscillator.connect(gain);
    oscillator.start(context.currentTime + index * noteSeconds);
    oscillator.stop(context.currentTime + (index + 1) * noteSeconds);
    if (index === notes.length - 1) oscillator.onended = () => void context.close();
  });
}
