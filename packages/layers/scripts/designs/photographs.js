// Runs in the page: draws photograph-like pictures (soft depths, fine detail, sensor noise) into every canvas.photo.
(() => {
  const random = (seed) => {
    let state = Math.imul(seed, 2654435761) >>> 0 || 1;
    return () => {
      state ^= state << 13;
      state >>>= 0;
      state ^= state >>> 17;
      state ^= state << 5;
      state >>>= 0;
      return state / 4294967296;
    };
  };
  const hsl = (h, s, l, a = 1) => `hsla(${h},${s}%,${l}%,${a})`;
  const sky = (g, H, top, bottom) => {
    const fill = g.createLinearGradient(0, 0, 0, H);
    fill.addColorStop(0, top);
    fill.addColorStop(1, bottom);
    g.fillStyle = fill;
    g.fillRect(0, 0, 99999, H);
  };
  const kinds = [
    function bokeh(g, W, H, r) {
      const hue = r() * 360;
      sky(g, H, hsl(hue, 45, 14), hsl(hue + 60, 40, 34));
      for (let i = 0; i < 70; i++) {
        g.filter = `blur(${2 + r() * 18}px)`;
        g.fillStyle = hsl(hue + r() * 90, 70, 45 + r() * 35, 0.1 + r() * 0.4);
        g.beginPath();
        g.arc(r() * W, r() * H, 10 + r() * W * 0.09, 0, 7);
        g.fill();
      }
    },
    function foliage(g, W, H, r) {
      sky(g, H, '#182c16', '#182c16');
      for (let i = 0; i < 900; i++) {
        const near = i / 900;
        const length = 20 + r() * 60;
        g.filter = near < 0.4 ? `blur(${6 * (0.4 - near) + 1}px)` : 'none';
        g.save();
        g.translate(r() * W, r() * H);
        g.rotate(r() * 7);
        g.fillStyle = hsl(80 + r() * 50, 48, 12 + near * 34 + r() * 8);
        g.beginPath();
        g.moveTo(0, 0);
        g.quadraticCurveTo(length / 2, -length * 0.28, length, 0);
        g.quadraticCurveTo(length / 2, length * 0.28, 0, 0);
        g.fill();
        g.restore();
      }
    },
    function wood(g, W, H, r) {
      const hue = 22 + r() * 14;
      const boards = 4 + Math.floor(r() * 4);
      for (let board = 0; board < boards; board++) {
        const top = (H * board) / boards;
        const light = 30 + r() * 30;
        g.fillStyle = hsl(hue, 42, light);
        g.fillRect(0, top, W, H / boards + 1);
        for (let i = 0; i < 90; i++) {
          const y = top + (r() * H) / boards;
          g.strokeStyle = hsl(hue - 4, 45, light - 12 + r() * 18, 0.25 + r() * 0.3);
          g.lineWidth = 0.6 + r() * 2.5;
          g.beginPath();
          for (let x = 0; x <= W; x += 40) g.lineTo(x, y + Math.sin(x / 120 + i) * 3);
          g.stroke();
        }
        g.fillStyle = 'rgba(15,8,4,.65)';
        g.fillRect(0, top - 1.5, W, 3);
      }
    },
    function hills(g, W, H, r) {
      const hue = 190 + r() * 40;
      sky(g, H, hsl(hue, 60, 55), hsl(30, 75, 80));
      for (let i = 0; i < 18; i++) {
        g.filter = `blur(${8 + r() * 16}px)`;
        g.fillStyle = `rgba(255,255,255,${0.1 + r() * 0.3})`;
        g.beginPath();
        g.ellipse(r() * W, r() * H * 0.4, 40 + r() * 130, 12 + r() * 26, 0, 0, 7);
        g.fill();
      }
      for (let k = 0; k < 6; k++) {
        g.filter = k < 3 ? `blur(${3 - k}px)` : 'none';
        g.fillStyle = hsl(hue - k * 22, 22 + k * 5, 62 - k * 9);
        g.beginPath();
        g.moveTo(0, H);
        const [base, waves, phase] = [H * (0.4 + k * 0.1), 1 + r() * 3, r() * 7];
        for (let x = 0; x <= W; x += 4)
          g.lineTo(x, base + Math.sin((x / W) * 6.3 * waves + phase) * H * 0.05 + (k > 3 ? r() * 9 : 0));
        g.lineTo(W, H);
        g.fill();
      }
    },
    function city(g, W, H, r) {
      sky(g, H, '#0d1430', '#b2543f');
      for (let k = 0; k < 3; k++)
        for (let x = -20, width = 0; x < W; x += width * 0.9) {
          width = 30 + r() * 80;
          const top = H * (0.3 + k * 0.16 + r() * 0.22);
          g.filter = k < 1 ? 'blur(2px)' : 'none';
          g.fillStyle = hsl(225 + r() * 30, 25, 30 - k * 9 + r() * 6);
          g.fillRect(x, top, width, H);
          g.filter = 'none';
          for (let y = top + 8; y < H; y += 13)
            for (let at = x + 6; at < x + width - 7; at += 11)
              if (r() < 0.35) {
                g.fillStyle = hsl(40 + r() * 15, 80, 45 + r() * 35, 0.75);
                g.fillRect(at, y, 5, 7);
              }
        }
    },
    function stones(g, W, H, r) {
      sky(g, H, '#35322e', '#35322e');
      for (let i = 0; i < 420; i++) {
        const [x, y, a] = [r() * W, r() * H, 14 + r() * 40];
        const [b, light, turn] = [a * (0.5 + r() * 0.4), 35 + r() * 35, r() * 3];
        g.filter = 'blur(3px)';
        g.fillStyle = 'rgba(0,0,0,.5)';
        g.beginPath();
        g.ellipse(x + 3, y + 5, a, b, turn, 0, 7);
        g.fill();
        g.filter = 'blur(0.7px)';
        const fill = g.createRadialGradient(x - a * 0.3, y - b * 0.4, 2, x, y, a);
        fill.addColorStop(0, hsl(20 + r() * 40, 12, light + 12));
        fill.addColorStop(1, hsl(20 + r() * 40, 14, light - 14));
        g.fillStyle = fill;
        g.beginPath();
        g.ellipse(x, y, a, b, turn, 0, 7);
        g.fill();
      }
    },
  ];
  for (const canvas of document.querySelectorAll('canvas.photo')) {
    const g = canvas.getContext('2d', { willReadFrequently: true });
    const seed = Number(canvas.dataset.seed);
    const r = random(seed + 17);
    const { width, height } = canvas;
    kinds[seed % kinds.length](g, width, height, r);
    const image = g.getImageData(0, 0, width, height);
    const { data } = image;
    for (let i = 0; i < data.length; i += 4) {
      const noise = (r() + r() + r() - 1.5) * 11;
      data[i] += noise + (r() - 0.5) * 4;
      data[i + 1] += noise;
      data[i + 2] += noise + (r() - 0.5) * 4;
      data[i + 3] = 255;
    }
    g.putImageData(image, 0, 0);
  }
})();
