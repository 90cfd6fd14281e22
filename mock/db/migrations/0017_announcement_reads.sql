CREATE TABLE "announcement_read" (
	"announcement_id" bigint NOT NULL,
	"reader_id" bigint NOT NULL,
	"read_time" timestamp(0) NOT NULL,
	"stay_sec" integer DEFAULT 0 NOT NULL,
	"popups" smallint DEFAULT 0 NOT NULL,
	"confirmed" smallint DEFAULT 0 NOT NULL,
	"confirm_time" timestamp(0),
	CONSTRAINT "announcement_read_announcement_id_reader_id_pk" PRIMARY KEY("announcement_id","reader_id")
);
--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "recall_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "announcement_read" ADD CONSTRAINT "announcement_read_announcement_id_announcement_announcement_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcement"("announcement_id") ON DELETE cascade ON UPDATE no action;