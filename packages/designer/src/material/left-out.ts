/** Icons that are never a subject, however they are named. */

/** What stands on a page as a thing; people, faces, hands, flags and symbols are other categories. */
export const keptCategories = ['Food & Drink', 'Animals & Nature', 'Objects', 'Travel & Places', 'Activities'];

const unfit =
  /(^|-)(face|button|suit|(?<!sports-)medal|oclock|thirty|flag(?!-in-hole)|nose|mailbox|tray|with-arrow|yen|heart|banknote|guide|wheelchair|speaker)(-|$)|^(moai|hamsa|kaaba|joker|label|placard|briefs|cigarette|coffin|funeral-urn|syringe|drop-of-blood|toilet|plunger|roll-of-paper|wastebasket|cockroach|mosquito|fly|microbe|worm|bomb|water-pistol|mouse-trap|chains|broken-chain|link|linked-paperclips|razor|stop-sign|construction|police-car-light|love-hotel|cyclone|fog|globe-with-meridians|e-mail|reminder-ribbon|sparkles|sparkler|high-voltage|wind-face|snowman.*|wing|landslide|map-of-japan|(un)?locked.*|bell-with-slash|low-battery|money-with-wings|mobile-phone-with-arrow|night-with-stars|sun-with-face|frog|hamster|hatching-chick|front-facing-baby-chick|beaver)$/;

/** Of the categories that are left out, what is a thing nevertheless. */
export const keptBesides = ['tooth', 'brain', 'bone'];

export const isFit = (iconName: string): boolean => !unfit.test(iconName);

/**
 * Words that name an icon but mean something else in most briefs: "key visual", "web shop", "note cover", "a star
 * programme", "pink". The tables by hand say when such a word does mean the thing.
 */
export const ambiguous: ReadonlySet<string> = new Set(
  (
    'key,web,note,notes,star,stars,pin,mark,label,point,line,square,page,board,cover,sign,light,dark,color,colour,open,' +
    'orange,pink,red,blue,green,yellow,purple,brown,black,white,gold,golden,silver,bronze,rose gold,lime,olive,peach,' +
    'salmon,coral,fresh,new,hot,cool,cold,warm,fast,slow,love,happy,sad,fun,good,best,top,first,second,third,one,two,' +
    'match,bar,bat,fan,club,spring,train,ship,run,can,may,set,pop,rock,fly,duck,seal,turkey,china,japan,bug,mouse,' +
    'window,door,store,shop,office,bank,watch,bank,school,date,time,day,night,morning,evening,weather,today,tomorrow,' +
    'design,style,modern,simple,clean,bold,retro,vintage,minimal,elegant,paper,print,text,word,words,type,title,image,' +
    'picture,photo,icon,symbol,poster,banner,logo,card,flyer,brochure,menu,social,media,post,video,free,live,action,' +
    'medium,large,small,big,little,old,young,man,woman,person,people,face,head,hand,body,eye,part,piece,side,back,front,' +
    'up,down,left,right,high,low,full,empty,half,quarter,wild,soft,hard,flat,round,straight,natural,classic,special,' +
    'food,drink,animal,fruit,plant,object,thing,tool,place,building,vehicle,sport,game,play,ball,weekend,week,month,' +
    'year,monday,friday,sunday,event,launch,brand,company,team,group,member,class,classes,line drawing,stamp,tag,tags,' +
    'clear,pick,drop,block,frame,link,site,menu bar,chart,bell,ring,crane,mint,sage,amber,jade,ruby,pearl,chip,bowl,' +
    'cap,pen,tape,track,field,court,pool,stage,station,bridge,tower,park,garden,sky,air,water,ice,earth,world,life,' +
    'health,power,energy,number,mail,chat,call,off,end,seat,stop,wheel,screen,button,volume,tone,music note,wood,brick,' +
    'bucket,hook,pill,bed,chair,dress,coat,ticket,tickets,package,box,mirror,salt,ice cube,custard,butter,jar,fog,worm,' +
    'crossed,mate,ram,boar,foggy,houses,shield,cricket,metro,cooking,moment,story,memory,save,cloud,target,goal,award,prize,sport event,summer,winter,autumn,fall,holiday'
  ).split(','),
);

/** The same for Chinese. */
export const ambiguousHan: ReadonlySet<string> = new Set(
  (
    '海报,标志,设计,卡片,横幅,封面,活动,时间,今天,明天,晚上,早上,下午,周末,星期,星星,符号,按钮,标签,文字,图片,' +
    '图标,红色,蓝色,绿色,黄色,橙色,紫色,白色,黑色,棕色,金色,银色,粉色,粉红,灰色,动物,植物,食物,饮品,食品,水果店,' +
    '工具箱子,交通,地点,建筑物,运动会,天气,自然,世界,公司,品牌,团队,女人,男人,男性,女性,人物,笑脸,喜欢,开心,快乐,' +
    '爱情,打开,关闭,关闭的,停止,开始,结束,数字,新品,免费,最佳,特别,大号,小号码,中国,日本,美国,法国,英国,方向,左,' +
    '右,上,下,高,低,满,空,热,冷,信息,消息,链接,网络,网站,页面,手写,简单,经典,复古,现代,文件,开花,多云,打雷,水滴,座位,餐具,红中,气泡,成功,失败,胜利,幸福,生活'
  ).split(','),
);
