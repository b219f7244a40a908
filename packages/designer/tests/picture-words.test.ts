import { expect, test } from 'vitest';
import { planBrief, speaksOfPicture, wantsPictureBehind, withoutPictureWords } from '../src/index.ts';

/** What comes along is no copy, however it is spoken of. */
test.each([
  ['Using this picture, make a poster for the Summer Fair, 5 May', 'Summer Fair'],
  ['make a poster with this photo for the Summer Fair', 'Summer Fair'],
  ['Use the attached picture as the background of a flyer for the Summer Fair, 9am', 'Summer Fair'],
  ['as the background of a flyer for the Summer Fair', 'Summer Fair'],
  ['Use this as the background of a flyer for the Summer Fair', 'Summer Fair'],
  ['Use this as the ground of a jazz poster', 'Jazz'],
  ['Turn this photo into a poster for the Summer Fair, 4 October', 'Summer Fair'],
  ['Turn this into a poster for the Summer Fair', 'Summer Fair'],
  ['Create a flyer from this image for the Summer Fair', 'Summer Fair'],
  ['Design a poster based on this picture: Summer Fair, 12 July, 8pm', 'Summer Fair'],
  ['Instagram post for the Summer Fair with the attached photo of our bread', 'Summer Fair'],
  ['Put my photo on a ticket for the Summer Fair, 3 June, 4pm', 'Summer Fair'],
  ['A menu for Cafe Luna with this picture at the top', 'Cafe Luna'],
  ['Please use the image above for a business card for Tom Hale, baker', 'Tom Hale'],
  ['A poster around this photo, title "Slow Water"', 'Slow Water'],
  ['Take this photo and make a flyer for our dog walking service', 'Dog Walking Service'],
  ['Incorporate the attached image into a banner for the Summer Fair', 'Summer Fair'],
  ['I want this photo in a poster for the Summer Fair, 2 December', 'Summer Fair'],
  ['I attached a photo, make a poster for the choir concert with it', 'Choir Concert'],
  ['See the attached photo. Poster for the Summer Fair, 2 December', 'Summer Fair'],
  ['Here is a photo of our dog. Make a lost dog poster: Biscuit, call 555 0199', 'Lost Dog'],
  ['Make a poster out of this picture for the Summer Fair', 'Summer Fair'],
  ['A cover for my book "Salt Roads" using the uploaded photo as background', 'Salt Roads'],
  ['Poster with the picture in the background, jazz night, 9 May', 'Jazz Night'],
  ['poster for the summer fair (see attachment)', 'Summer Fair'],
  ['poster for the summer fair, photo attached', 'Summer Fair'],
  ['Add this logo to a flyer for the Summer Fair', 'Summer Fair'],
  ['Make the attached picture the hero of a poster for the Summer Fair', 'Summer Fair'],
  ['Flyer for the summer fair, background: this photo', 'Summer Fair'],
  ['Summer Fair poster with my picture in the middle', 'Summer Fair'],
  ['use these photos for a poster for the Summer Fair', 'Summer Fair'],
  ['I want to use this picture as the main image of a flyer for Summer Fair', 'Summer Fair'],
  ['Make me a poster using the photograph I sent you, for the Summer Fair', 'Summer Fair'],
  ['can you make this picture into a flyer for Summer Fair, 3 June', 'Summer Fair'],
  ['Poster for the Summer Fair. The attached picture should be in the background.', 'Summer Fair'],
  ['I would like a flyer that uses this picture for the Summer Fair, 5 May', 'Summer Fair'],
  ['I have attached an image. Please use it for a poster for the Summer Fair.', 'Summer Fair'],
  ['Take the uploaded image, put it in the middle of a poster for the Summer Fair', 'Summer Fair'],
  ['Place this picture behind the title on a poster for the Summer Fair', 'Summer Fair'],
  ['Overlay "Summer Fair" on the attached photo', 'Summer Fair'],
  ['用附件里的照片做一张爵士之夜海报，5月9日', '爵士之夜'],
  ['以这张图为背景做一张秋收节传单', '秋收节'],
  ['以这张图为背景，做一张秋收节海报', '秋收节'],
  ['把这张照片做成海报，标题“慢水”', '慢水'],
  ['把这张图作为背景，设计一张夏日集市海报', '夏日集市'],
  ['根据这张图片设计一张夏日集市海报，9月1日', '夏日集市'],
  ['基于附图做一张合唱团音乐会海报', '合唱团音乐会'],
  ['请用我上传的图片做一张夏日集市海报', '夏日集市'],
  ['夏日集市海报，用附件中的图片作背景', '夏日集市'],
  ['夏日集市海报，背景用我发的照片', '夏日集市'],
  ['夏日集市海报，主图用附图', '夏日集市'],
  ['夏日集市海报，照片见附件', '夏日集市'],
  ['参考这张图做一张夏日集市海报', '夏日集市'],
  ['做一张夏日集市海报，把附件的照片放在中间', '夏日集市'],
  ['将上传的照片作为主图，做一张夏日集市海报', '夏日集市'],
  ['拿这张照片做个夏日集市海报', '夏日集市'],
  ['我附了一张照片，帮我做成夏日集市海报', '夏日集市'],
  ['这是我家狗的照片，做一张寻狗启事，电话13800138000', '寻狗启事'],
  ['使用附件图片设计一张夏日集市邀请函', '夏日集市'],
  ['利用这张图制作夏日集市海报', '夏日集市'],
  ['这张图片做背景，夏日集市海报', '夏日集市'],
  ['用这张图片作为校园话剧海报的背景', '校园话剧'],
  ['给这张照片加上标题“校园话剧”，做成海报', '校园话剧'],
  ['以这张照片做背景的校园话剧海报', '校园话剧'],
  ['校园话剧海报，图片用附件里的', '校园话剧'],
  ['照着这张图的风格做一张校园话剧海报', '校园话剧'],
])('a picture that comes along is spoken of and not written: %s', (prompt, title) => {
  const { copy } = planBrief(withoutPictureWords(prompt));
  expect(copy.title).toBe(title);
  expect(JSON.stringify(copy)).not.toMatch(/photo|picture|image|attach|background|照片|图|附件|背景|主体/iu);
});

test.each([
  'exhibition poster "Use this photo as background"',
  'Poster for a film called Use This Photo',
  'Poster for the photo club: bring your own photos',
  'Poster: send us the photos of your pets, 3 May',
  'Tea house poster in these colours: #204030 and cream',
  'Poster for a tea tasting, Friday 9 October, with our logo',
  '做一张品茶会海报，10月9日周五，放上我们的logo',
  '摄影展海报，标题“用这张照片”',
  '摄影比赛海报，把你的照片发给我们',
  '茶馆海报，做成剪纸',
])('what is to be read stays where no picture came along: %s', (prompt) => {
  expect([withoutPictureWords(prompt, { came: false }), speaksOfPicture(prompt)]).toEqual([prompt, false]);
});

test('whether a picture is wanted behind everything is heard', () => {
  expect(wantsPictureBehind('Summer Fair flyer, this photo as background')).toBe(true);
  expect(wantsPictureBehind('夏日集市海报，用附件中的图片作背景')).toBe(true);
  expect(wantsPictureBehind('Summer Fair flyer with this photo, green background')).toBe(false);
});
