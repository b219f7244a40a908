/** Not a voucher, and no course that ends in one. */
export const certificate =
  /(?<!\bgift )\b(?:certificates?|diplomas?)\b(?! (?:courses?|programmes?|in))|(?:结业|毕业|荣誉|获奖|聘任|培训|合格)证书|奖状|聘书/iu;

export const isCertificate = (prompt: string): boolean => certificate.test(prompt);
