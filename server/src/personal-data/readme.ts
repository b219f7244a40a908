/** Of the zip; in both languages, since nobody knows who will open it. */
export const readme = `Your data from Easel
====================

account.json         Your profile, the ways you sign in, when you signed in, a list of your projects
                     and of the projects that others share with you.
avatar.*             Your picture, if you have one.
projects/            One folder for each project that is yours. Each stands for itself:
  project.easel.json   the canvas, the conversations, and a list of the pictures;
  assets/              the pictures, under the names that the list gives;
  memory.json          what was decided for the project, if anything was.
memory.json          What you have decided for all of your projects, if anything.
credits.json         What was given to you and spent by you in credits, if this server counts them.
brand-kits/          One folder for each of your Brand Kits:
  brand-kit.json       the kit with its document, and a list of its files;
  assets/              the files: logos, pictures and fonts.
missing.txt          Only there when some files could not be found; it names them.

Projects that belong to others are not included.


你的 Easel 数据
===============

account.json         个人资料、登录方式、登录时间，以及你的项目和他人与你共享的项目的列表。
avatar.*             你的头像（如果设置过）。
projects/            你的每个项目各有一个文件夹，彼此独立：
  project.easel.json   画布、对话和图片清单；
  assets/              图片，文件名与清单一致；
  memory.json          为这个项目定下的事（如果有）。
memory.json          你为自己的所有项目定下的事（如果有）。
credits.json         额度的发放与使用记录（如果服务器启用了额度）。
brand-kits/          你的每个品牌套件各有一个文件夹：
  brand-kit.json       品牌套件及其内容，以及文件清单；
  assets/              文件，包括标志、图片和字体。
missing.txt          只有在某些文件找不到时才会出现，列出它们的名称。

属于他人的项目不包含在内。
`;
