import autumnMenu from './pictures/autumn-menu.webp';
import bagColombia from './pictures/bag-colombia.webp';
import harbour from './pictures/harbour.webp';
import jazz from './pictures/jazz.webp';
import moon from './pictures/moon.webp';
import nightShift from './pictures/night-shift.webp';
import peacock from './pictures/peacock.webp';
import slowMornings from './pictures/slow-mornings.webp';
import tote from './pictures/tote.webp';
import tropic from './pictures/tropic.webp';
import windowQuote from './pictures/window-quote.webp';

/** Left, top, width and height on the wall, in CSS pixels. */
type Place = readonly [left: number, top: number, width: number, height: number];

const chosen = { picture: autumnMenu, place: [64, 288, 312, 416] as Place };
const others: readonly { readonly picture: string; readonly place: Place }[] = [
  { picture: bagColombia, place: [64, -56, 240, 320] },
  { picture: moon, place: [328, -120, 256, 384] },
  { picture: harbour, place: [608, 40, 336, 224] },
  { picture: tropic, place: [400, 288, 184, 184] },
  { picture: tote, place: [400, 496, 184, 208] },
  { picture: jazz, place: [608, 288, 277, 392] },
  { picture: peacock, place: [909, 288, 333, 416] },
  { picture: slowMornings, place: [64, 728, 520, 208] },
  { picture: windowQuote, place: [608, 728, 277, 277] },
  { picture: nightShift, place: [909, 728, 277, 277] },
];

/** A slice of a canvas: what awaits inside. Not drawn, and not loaded, where there is no room for it. */
export function SignInWall() {
  return (
    <div className="sign-in-wall" aria-hidden>
      {others.map(({ picture, place }) => (
        <figure key={picture} style={styleOf(place)}>
          <img src={picture} alt="" loading="lazy" />
        </figure>
      ))}
      <figure className="sign-in-chosen" style={styleOf(chosen.place)}>
        <img src={chosen.picture} alt="" loading="lazy" />
        <i />
        <i />
        <i />
        <i />
      </figure>
    </div>
  );
}

function styleOf([left, top, width, height]: Place) {
  return { left, top, width, height };
}
