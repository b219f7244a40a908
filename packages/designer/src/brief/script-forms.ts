/**
 * Traditional characters that prompts use and the simplified ones that the readers know, in pairs. One stands for one, so
 * positions stay those of the prompt.
 */
const pairs =
  '萬万與与專专業业東东絲丝兩两嚴严喪丧個个豐丰臨临為为麗丽舉举義义烏乌樂乐喬乔習习鄉乡書书買买亂乱爭争於于虧亏雲云亞亚產产畝亩親亲億亿僅仅從从倉仓儀仪們们價价眾众優优會会傘伞偉伟傳传傷伤倫伦偽伪體体餘余傭佣俠侠侶侣側侧偵侦儉俭債债傾倾兒儿黨党蘭兰關关興兴養养獸兽內内岡冈冊册寫写軍军農农馮冯衝冲決决況况凍冻淨净準准涼凉減减湊凑幾几鳳凤憑凭凱凯擊击劃划劉刘則则剛刚創创刪删別别製制劇剧劍剑勸劝辦办務务動动勵励勁劲勞劳勢势勝胜區区醫医華华協协單单賣卖盧卢衛卫卻却廠厂廳厅歷历厲厉壓压廈厦廚厨縣县參参雙双發发變变敘叙葉叶號号嘆叹後后嚇吓嗎吗聽听啟启吳吴員员嗚呜詠咏響响啞哑嘗尝喚唤團团園园圍围國国圖图圓圆聖圣場场壞坏塊块堅坚壇坛墳坟墜坠壘垒墾垦墊垫牆墙壯壮聲声殼壳壺壶處处備备複复夠够頭头夾夹奪夺奮奋獎奖奧奥婦妇媽妈嬌娇娛娱嬰婴孫孙學学寧宁寶宝實实寵宠審审憲宪宮宫寬宽賓宾對对尋寻導导壽寿將将爾尔塵尘層层屆届屬属歲岁島岛嶺岭峽峡幣币帥帅師师帳帐帶带幫帮廣广莊庄慶庆廬庐庫库應应廟庙開开異异張张彌弥彎弯彈弹強强歸归當当錄录徹彻徑径禦御憶忆懷怀態态總总戀恋懇恳惡恶惱恼懸悬驚惊慘惨慣惯憂忧願愿憐怜戲戏戰战戶户紮扎撲扑執执擴扩掃扫揚扬擾扰撫抚搶抢護护報报擔担擬拟擁拥擇择擋挡據据揮挥損损換换搖摇攜携攝摄擺摆攤摊敵敌數数齋斋斷断無无舊旧時时曠旷暢畅暫暂曬晒顯显晉晋曉晓術术樸朴機机殺杀雜杂權权條条來来楊杨傑杰極极構构槍枪楓枫標标棧栈棟栋樹树樣样橋桥檢检樓楼歐欧歡欢殘残畢毕氈毡氣气氫氢漢汉湯汤溝沟沒没滬沪灣湾濕湿潔洁澤泽淺浅測测濟济瀏浏滅灭溫温灑洒漁渔滿满濾滤漲涨灘滩潤润燈灯靈灵災灾燦灿爐炉點点煉炼爍烁爛烂燭烛煙烟煩烦燒烧燴烩熱热愛爱爺爷牽牵犧牺狀状猶犹獅狮獨独獵猎豬猪貓猫獻献環环現现瑪玛琺珐瓊琼電电畫画疊叠療疗瘋疯皺皱盞盏鹽盐監监蓋盖盤盘矯矫確确碼码磚砖礦矿禮礼禍祸種种積积稱称穩稳窮穷竊窃競竞筆笔筍笋箏筝簡简籃篮籌筹類类糧粮緊紧紅红約约級级紀纪紗纱純纯紙纸紋纹線线練练組组細细織织終终結结給给絡络絕绝統统經经綠绿維维綿绵綜综網网緣缘編编縫缝繞绕繪绘續续繩绳繽缤繡绣罰罚羅罗職职聯联聰聪肅肃腸肠膚肤脹胀脫脱腦脑臘腊臺台艦舰藝艺節节蘋苹蘿萝蓮莲薑姜蕩荡藍蓝藥药蘇苏蝦虾蟲虫蠟蜡螢萤裝装補补襯衬襪袜見见觀观規规視视覽览覺觉計计訂订認认討讨讓让訓训議议講讲許许論论設设訪访證证評评識识詞词試试詩诗誠诚話话詢询該该詳详語语誤误說说請请課课誰谁調调談谈謝谢譜谱讀读變变豐丰貝贝負负財财貢贡貨货質质販贩貴贵費费貼贴賀贺資资賞赏賽赛贈赠贊赞趕赶趙赵躍跃車车軌轨軟软輕轻載载較较輛辆輝辉輪轮輯辑輸输轉转轟轰農农迴回邊边達达過过運运還还這这進进遠远連连遲迟選选適适遞递遺遗郵邮鄰邻鄧邓鄭郑醬酱釀酿鈔钞釣钓鈴铃鉛铅銀银銅铜銘铭銷销鋪铺鋼钢錢钱錦锦鍋锅鏡镜鐘钟鐵铁鑽钻長长門门閃闪間间閱阅陽阳陰阴陳陈陸陆際际隨随險险雞鸡離离難难霧雾靜静頂顶項项順顺預预領领頻频題题顏颜額额風风飛飞飯饭飲饮飾饰餅饼餐餐館馆餃饺饅馒馬马駕驾騎骑驗验騰腾驛驿髮发鬆松鬥斗魚鱼魯鲁鮮鲜鯨鲸鳥鸟鴨鸭鵝鹅鶴鹤鷹鹰麥麦麵面黃黄齊齐齒齿龍龙龜龟廁厕嘉嘉週周註注鍵键鑰钥闆板嶼屿裡里裏里畢毕祕秘蔥葱薩萨蘆芦葡葡嚐尝搵揾喺喺咗咗係系攞攞菠菠徵征績绩緻致鬱郁鹹咸鵲鹊鑊镬灶灶滷卤傢家飄飘羣群衞卫誕诞隊队妝妆褲裤絨绒綫线櫻樱鬧闹訊讯蔣蒋蕭萧譚谭賴赖鍾钟龐庞顧顾鎮镇誌志籠笼鑼锣潛潜濃浓燉炖餡馅餛馄飩饨飽饱餓饿紹绍錶表檸柠蔔卜鱷鳄膽胆驢驴騾骡駱骆駝驼鴿鸽鸚鹦鵡鹉鷗鸥蝸蜗鯉鲤鱸鲈鮭鲑鯛鲷鰻鳗鱈鳕滾滚鬚须齡龄癒愈麼么';

const simplifiedOf = new Map<string, string>();
for (let at = 0; at + 1 < pairs.length; at += 2) simplifiedOf.set(pairs[at]!, pairs[at + 1]!);

/** The text as the readers know it, letter for letter, and the way back for what they took out of it. */
export function simplify(text: string): { text: string; restore: (part: string) => string } {
  const back = new Map<string, string>();
  const simplified = text.replaceAll(/\p{Script=Han}/gu, (character) => {
    const plain = simplifiedOf.get(character);
    if (plain === undefined || plain === character) return character;
    if (!back.has(plain)) back.set(plain, character);
    return plain;
  });
  if (back.size === 0) return { text, restore: (part) => part };
  const restore = (part: string): string => {
    const at = simplified.indexOf(part);
    return at >= 0
      ? text.slice(at, at + part.length)
      : part.replaceAll(/\p{Script=Han}/gu, (plain) => back.get(plain) ?? plain);
  };
  return { text: simplified, restore };
}
